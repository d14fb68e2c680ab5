/** Owns playing a kept real-time play again, tick by tick, without a screen. */
import type { GameEvent, OptionValues, RealtimeRules, Size } from '../contract'
import { readInput } from '../input'
import { FrameReader } from './frameReader'
import type { RealtimeInput } from './record'
import { resized } from './resizing'

// biome-ignore lint/suspicious/noExplicitAny: games of every world are played again here
type AnyRules = RealtimeRules<any, any>

const nothing = () => {}

/** A kept play on its way. Throws `BadBytes` where its input is none. */
export class Replay {
  world: unknown
  size: Size
  /** Ticks played so far. */
  tick = 0
  readonly #reader: FrameReader

  constructor(
    readonly rules: AnyRules,
    readonly options: OptionValues,
    seed: number,
    readonly input: RealtimeInput,
  ) {
    this.size = input.size
    this.#reader = new FrameReader(input.frames, input.slots, input.ticks)
    this.world = rules.start(options, seed, input.size)
  }
  /** One tick on. False, and nothing done, at the end. */
  step(emit: (event: GameEvent) => void = nothing): boolean {
    const next = this.#reader.next()
    if (!next) return false
    for (const size of next.sizes) {
      this.world = resized(this.rules, this.world, this.options, size)
      this.size = size
    }
    this.rules.step(this.world, readInput(next.frame), emit)
    this.tick++
    return true
  }
  /** On to a tick, or the end. */
  to(tick: number): this {
    while (this.tick < tick && this.step());
    return this
  }
}
