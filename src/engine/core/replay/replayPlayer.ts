/** Replays a recorded real-time game tick by tick, without a screen. */
import type { GameEvent, OptionValues, RealtimeRules, Size } from '../game/contract'
import { readInput } from '../input/input'
import { BadBytes } from './bytes'
import { FrameReader, type KeptTick } from './frameReader'
import type { RealtimeInput } from './replay'
import { resizeWorld } from './resizing'

// biome-ignore lint/suspicious/noExplicitAny: games of every world are played again here
type AnyRules = RealtimeRules<any, any>

const nothing = () => {}

/** The current position in a replay. */
export interface Walker {
  world: unknown
  size: Size
  tick: number
}

/**
 * Advances a replay by one tick.
 *
 * @throws BadBytes if the rules throw: no device can produce such input, so the file was forged
 */
export function walk(
  rules: AnyRules,
  options: OptionValues,
  walker: Walker,
  { frame, sizes }: KeptTick,
  emit: (event: GameEvent) => void,
): void {
  try {
    for (const size of sizes) {
      walker.world = resizeWorld(rules, walker.world, options, size)
      walker.size = size
    }
    rules.step(walker.world, readInput(frame), emit)
  } catch (error) {
    throw new BadBytes(String(error), { cause: error })
  }
  walker.tick++
}

/**
 * A running replay.
 *
 * The constructor and all methods throw `BadBytes` if the input is invalid.
 */
export class ReplayPlayer implements Walker {
  world: unknown
  size: Size
  /** Number of ticks replayed so far. */
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
  /**
   * Advances one tick.
   *
   * @returns false at the end, without any effect
   */
  step(emit: (event: GameEvent) => void = nothing): boolean {
    const next = this.#reader.next()
    if (!next) return false
    walk(this.rules, this.options, this, next, emit)
    return true
  }
  /** Advances to a tick, or to the end if it comes first. */
  to(tick: number): this {
    while (this.tick < tick && this.step());
    return this
  }
}
