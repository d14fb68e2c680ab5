/** Owns playing a kept real-time play again, tick by tick, without a screen. */
import type { GameEvent, OptionValues, RealtimeRules, Size } from '../game/contract'
import { readInput } from '../input/input'
import { BadBytes } from './bytes'
import { FrameReader, type KeptTick } from './frameReader'
import type { RealtimeInput } from './record'
import { resized } from './resizing'

// biome-ignore lint/suspicious/noExplicitAny: games of every world are played again here
type AnyRules = RealtimeRules<any, any>

const nothing = () => {}

/** Where a kept play stands. */
export interface Walker {
  world: unknown
  size: Size
  tick: number
}

/** One kept tick on. Throws `BadBytes` where the rules break on it: no hand can give such input, somebody wrote it. */
export function walk(
  rules: AnyRules,
  options: OptionValues,
  walker: Walker,
  { frame, sizes }: KeptTick,
  emit: (event: GameEvent) => void,
): void {
  try {
    for (const size of sizes) {
      walker.world = resized(rules, walker.world, options, size)
      walker.size = size
    }
    rules.step(walker.world, readInput(frame), emit)
  } catch (error) {
    throw new BadBytes(String(error))
  }
  walker.tick++
}

/** A kept play on its way. Throws `BadBytes` where its input is none. */
export class Replay implements Walker {
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
    walk(this.rules, this.options, this, next, emit)
    return true
  }
  /** On to a tick, or the end. */
  to(tick: number): this {
    while (this.tick < tick && this.step());
    return this
  }
}
