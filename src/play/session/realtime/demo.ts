/**
 * The demo behind the start panel: a separate world, played slowly and silently by the game's simple bot.
 */
import type { OptionValues, RealtimeBot, RealtimeGame, Size } from '../../../engine/core/game/contract'
import { frameFrom, readInput } from '../../../engine/core/input/input'
import { createLoop } from '../../../engine/core/loop'
import type { SceneClock } from '../../../engine/stage/clock'

/** Share of the usual speed: slow enough to follow. */
const DEMO_PACE = 1 / 3
/** How long its end is shown before another demo begins, ms. */
const END_MS = 1800

export interface DemoStart {
  readonly game: RealtimeGame
  readonly bot: RealtimeBot<unknown>
  readonly options: OptionValues
  /** Never the seed of the next game, which must not be seen in advance. */
  readonly seed: number
  readonly size: Size
  /** Called once, after its end was shown for a moment. */
  readonly ended: () => void
}

export class Demo {
  readonly world: unknown
  readonly seed: number
  readonly #start: DemoStart
  readonly #loop = createLoop()
  #tick = 0
  #held: readonly string[] = []
  #endMs = 0

  constructor(start: DemoStart) {
    this.#start = start
    this.seed = start.seed
    this.world = start.game.rules.start(start.options, start.seed, start.size)
  }

  /** One displayed frame, `gapMs` after the last: runs the ticks due, then the scene. */
  frame(gapMs: number, clock: SceneClock): void {
    const { game, ended } = this.#start
    if (game.rules.outcome(this.world)) {
      clock.frame(1, gapMs)
      const before = this.#endMs
      this.#endMs += gapMs
      if (before < END_MS && this.#endMs >= END_MS) ended()
      return
    }
    const gap = gapMs * DEMO_PACE
    const alpha = this.#loop.advance(gap, () => this.#step(clock))
    clock.frame(alpha, gap)
  }

  #step(clock: SceneClock): void {
    const { game, bot } = this.#start
    if (game.rules.outcome(this.world)) return
    const { hold = [], pointers = [] } = bot(this.world, this.#tick++)
    const input = readInput(frameFrom(hold, this.#held, pointers))
    this.#held = hold
    game.rules.step(this.world, input, (event) => clock.event(event))
    clock.tick()
  }
}
