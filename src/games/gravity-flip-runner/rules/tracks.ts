/** The runners: one as specified, or two, each on a separate track; and which of them got farther. */
import type { Emit, Input } from '../../../engine/core/game/contract'
import { texts } from '../texts/game'
import { type Action, type Event, HEIGHT, type OnTrack, type Run, type RunEvent, type World } from './world'

/** Two tracks are drawn one above the other at this scale, so each shows more of the course. */
export const TRACK_SCALE = 4 / 7
/** The visible height of a track, of 400 units: the corridor and a part of the rails. */
export const TRACK_HEIGHT = HEIGHT / 2 / TRACK_SCALE

/** The runs of a game: with one runner the world is the only one. */
export const runsOf = (world: World): readonly Run[] => (world.second ? [world, world.second] : [world])

/** The run of an event; a single runner's events have no track. */
export const runOf = (world: World, { track }: OnTrack): Run =>
  track === 1 && world.second ? world.second : world

/**
 * Whether a runner is asked to flip: by its keys and pad, or by a press on the field (with two runners, on its half).
 */
export function isAsked(world: World, input: Input<Action>, track: number): boolean {
  const own = ({ y }: { readonly y: number }) => !world.second || y < HEIGHT / 2 === (track === 0)
  return input.pressed('flip', track) || input.pointers.some((pointer) => pointer.pressed && own(pointer))
}

/** Adds the track to the events of two runners; a crash is not the end while the other one runs. */
export function onTrack(world: World, track: number, emit: Emit<Event>): Emit<RunEvent> {
  if (!world.second) return emit
  const [other] = runsOf(world).filter((_run, n) => n !== track)
  return (event) => {
    const otherRuns = event.type === 'crash' && other?.state === 'run'
    emit(otherRuns ? { ...event, type: 'out', track } : { ...event, track })
  }
}

/** The runner who is still running and ahead of the other, who is out: 0 or 1; null for neither. */
export function aheadOf(world: World): 0 | 1 | null {
  const [blue, green] = runsOf(world)
  if (!blue || !green || (blue.state === 'run') === (green.state === 'run')) return null
  const track = blue.state === 'run' ? 0 : 1
  return winnerOf(world) === track && blue.distance !== green.distance ? track : null
}

/** The runner who got farther, or as far with more points: 0 or 1, or null for a tie. */
export function winnerOf(world: World): 0 | 1 | null {
  const [blue, green] = runsOf(world)
  if (!blue || !green) return null
  const ahead = Math.floor(blue.distance) - Math.floor(green.distance) || blue.score - green.score
  return ahead === 0 ? null : ahead > 0 ? 0 : 1
}

/** The sentence that names the winner. */
export function verdict(winner: 0 | 1 | null): string {
  return winner === null ? texts.ends.tie : texts.ends.wins[winner]
}
