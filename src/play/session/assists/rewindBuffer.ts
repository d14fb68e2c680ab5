/** The moments that a game can be rewound to, with its input up to there. Loaded on demand. */

import { copyOf, isPlain } from '../../../engine/core/copy'
import {
  type Hud,
  type Outcome,
  type RealtimeGame,
  type Size,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { TIME } from '../../../engine/core/game/stats'
import { FrameReader } from '../../../engine/core/replay/frameReader'
import { FrameWriter } from '../../../engine/core/replay/frameWriter'
import type { RealtimeInput } from '../../../engine/core/replay/replay'
import { ReplayPlayer } from '../../../engine/core/replay/replayPlayer'
import { MAX_REWINDS } from '../records/separateRecords'
import type { SessionView } from '../view/view'

/** How far a game is rewound; and how much further in games that show their end, when input has no effect. */
const BACK_TICKS = 3 * TICKS_PER_SECOND
const SHOWN_TICKS = 1.5 * TICKS_PER_SECOND

/** A moment is stored this often, and dropped when it is too old to go back to. */
const EVERY = TICKS_PER_SECOND / 2
const MAX = (BACK_TICKS + SHOWN_TICKS) / EVERY + 2

interface Kept {
  readonly tick: number
  readonly world: unknown
  readonly size: Size
}

/** A world to continue with, and its input from the start; null if the game cannot be replayed. */
export interface Moment extends Kept {
  readonly frames: FrameWriter | null
}

type Play = Pick<SessionView, 'options' | 'seed' | 'rewinds' | 'players' | 'hud'>

/**
 * Whether an end can be rewound: when one person has played, among computers, too, and not when the time is up. A game for
 * three or four is lost by nobody else.
 */
function canRewind(outcome: Outcome, { rewinds, players, hud }: Play): boolean {
  const lost = outcome.result === 'lost' || (players === 1 && outcome.result === 'over')
  return lost && !outcome.left && players !== 2 && rewinds < MAX_REWINDS && !timeIsUp(hud)
}

const timeIsUp = (hud: Hud) => hud[TIME] === 0

export class RewindBuffer {
  readonly #game: RealtimeGame
  #kept: Kept[] = []

  constructor(game: RealtimeGame) {
    this.#game = game
  }
  /** Another game begins, or the same one was rewound. */
  clear(): void {
    this.#kept = []
  }
  /** Called after each tick: keeps a copy at intervals. A world that cannot be copied is replayed instead. */
  note({ tick, world, size }: Kept): void {
    if (tick % EVERY !== 0 || !isPlain(world)) return
    this.#kept.push({ tick, world: copyOf(world), size })
    if (this.#kept.length > MAX) this.#kept.shift()
  }
  /**
   * The moment to continue from instead of ending at `tick`; null if the game is over. `input` is that of the
   * game so far.
   */
  back(tick: number, outcome: Outcome, play: Play, input: RealtimeInput | null): Moment | null {
    if (!canRewind(outcome, play)) return null
    const wanted = Math.max(0, tick - BACK_TICKS - (this.#game.showsEnd ? SHOWN_TICKS : 0))
    const kept = this.#kept.findLast((each) => each.tick <= wanted)
    if (kept) return { ...kept, world: copyOf(kept.world), frames: input && cut(input, kept.tick) }
    if (!input) return null
    // Replay the input from the start: rules are deterministic.
    const { rules } = this.#game
    const again = new ReplayPlayer(rules, play.options, play.seed, input)
    while (again.tick < wanted && again.step());
    return { tick: again.tick, world: again.world, size: again.size, frames: cut(input, again.tick) }
  }
}

/** The first ticks of an input, to be continued from there. */
function cut(input: RealtimeInput, ticks: number): FrameWriter {
  const reader = new FrameReader(input.frames, input.slots, input.ticks)
  const writer = new FrameWriter()
  for (let n = 0; n < ticks; n++) {
    const tick = reader.next()
    if (tick) writer.add(tick.frame, tick.sizes)
  }
  return writer
}
