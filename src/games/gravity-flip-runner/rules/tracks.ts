/** The runners: one as specified, or two, each on a separate track; and which of them got farther. */
import type { Emit, Input } from '../../../engine/core/game/contract'
import { type Action, type Event, HEIGHT, type OnTrack, type Run, type RunEvent, type World } from './world'

/** What two runners are called, the upper track first. */
export const NAMES = ['Blue', 'Green'] as const

/** Two tracks lie one above the other, each drawn at this scale: so each is seen farther ahead. */
export const TRACK_SCALE = 4 / 7
/** How much of a track's own 400 units of height is seen: the corridor, and a little of the rails. */
export const TRACK_HEIGHT = HEIGHT / 2 / TRACK_SCALE

/** The runs of a game: with one runner the world is the only one. */
export const runsOf = (world: World): readonly Run[] => (world.second ? [world, world.second] : [world])

/** The run of an event; a single runner's events have no track. */
export const runOf = (world: World, { track }: OnTrack): Run =>
  track === 1 && world.second ? world.second : world

/** Whether a runner is asked to flip: by its keys and pad, and by any press on the field, of two on its own half of it. */
export function isAsked(world: World, input: Input<Action>, track: number): boolean {
  const own = ({ y }: { readonly y: number }) => !world.second || y < HEIGHT / 2 === (track === 0)
  return input.pressed('flip', track) || input.pointers.some((pointer) => pointer.pressed && own(pointer))
}

/** Tells what happens on one of two tracks: whose it is, and that a crash is not the end while the other runs. */
export function onTrack(world: World, track: number, emit: Emit<Event>): Emit<RunEvent> {
  if (!world.second) return emit
  const [other] = runsOf(world).filter((_run, n) => n !== track)
  return (event) => {
    const goesOn = event.type === 'crash' && other?.state === 'run'
    emit(goesOn ? { ...event, type: 'out', track } : { ...event, track })
  }
}

/** The one who still runs and has got farther than the other, who is out: 0 or 1; null for none. */
export function aheadOf(world: World): 0 | 1 | null {
  const [blue, green] = runsOf(world)
  if (!blue || !green || (blue.state === 'run') === (green.state === 'run')) return null
  const track = blue.state === 'run' ? 0 : 1
  return winnerOf(world) === track && blue.distance !== green.distance ? track : null
}

/** The one of two who got farther, or as far with more points: 0 or 1, or null for a tie. */
export function winnerOf(world: World): 0 | 1 | null {
  const [blue, green] = runsOf(world)
  if (!blue || !green) return null
  const ahead = Math.floor(blue.distance) - Math.floor(green.distance) || blue.score - green.score
  return ahead === 0 ? null : ahead > 0 ? 0 : 1
}

/** The sentence that names the winner. */
export function verdict(winner: 0 | 1 | null): string {
  return winner === null ? "It's a tie!" : `Player ${winner + 1} (${NAMES[winner]}) wins!`
}
