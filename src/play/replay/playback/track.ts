/** A real-time game as the input of its ticks: its world at any of them. */
import { isPlain } from '../../../engine/core/copy'
import {
  type GameEvent,
  type OptionValues,
  type RealtimeRules,
  type Size,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { FrameReader, type KeptTick } from '../../../engine/core/replay/frameReader'
import type { RealtimeInput } from '../../../engine/core/replay/replay'
import { type Walker, walk } from '../../../engine/core/replay/replayPlayer'

// biome-ignore lint/suspicious/noExplicitAny: games of every world
export type AnyRules = RealtimeRules<any, any>

/** What a game begins with. */
export interface TrackStart {
  readonly rules: AnyRules
  readonly options: OptionValues
  readonly seed: number
  readonly size: Size
}

/** When there are more snapshots, every second one is dropped. */
const MAX_SNAPSHOTS = 80

/** Copies of the world, in order of their ticks: one a second at first. */
class Snapshots {
  #every = TICKS_PER_SECOND
  #kept: Walker[] = []

  /** The last one up to a tick. */
  upTo(tick: number): Walker | undefined {
    return this.#kept.findLast((each) => each.tick <= tick)
  }
  /** Copies this world if it is time. */
  offer({ tick, world, size }: Walker): void {
    const last = this.#kept.at(-1)?.tick ?? 0
    // A world with physics bodies cannot be copied: such a game is repeated from its start.
    if (tick <= last || tick % this.#every !== 0 || !isPlain(world)) return
    this.#kept.push({ tick, world: structuredClone(world), size })
    if (this.#kept.length <= MAX_SNAPSHOTS) return
    this.#every *= 2
    this.#kept = this.#kept.filter((each) => each.tick % this.#every === 0)
  }
  dropAfter(tick: number): void {
    this.#kept = this.#kept.filter((each) => each.tick <= tick)
  }
}

/** A position in recorded input, at first at its start. All calls throw `BadBytes` if the rules cannot play it. */
export class Track implements Walker {
  world: unknown
  size: Size
  tick = 0
  /** What the last tick reported; empty after a jump to a snapshot. */
  events: readonly GameEvent[] = []

  /** @param snapshots of this input, which other positions in it have taken */
  constructor(
    readonly start: TrackStart,
    readonly ticks: KeptTick[],
    protected readonly snapshots = new Snapshots(),
  ) {
    this.size = start.size
    this.world = start.rules.start(start.options, start.seed, start.size)
  }
  get length(): number {
    return this.ticks.length
  }
  /** Another position in the same input. */
  cursor(): Track {
    return new Track(this.start, this.ticks, this.snapshots)
  }
  /** Advances by one tick. False at the end. */
  step(emit?: (event: GameEvent) => void): boolean {
    const tick = this.ticks[this.tick]
    if (!tick) return false
    const events: GameEvent[] = []
    walk(this.start.rules, this.start.options, this, tick, (event) => {
      events.push(event)
      emit?.(event)
    })
    this.events = events
    this.snapshots.offer(this)
    return true
  }
  /** Goes to any tick from 0 to `length`, usually with another world object. */
  seek(to: number): void {
    const target = Math.max(0, Math.min(this.length, Math.round(to)))
    const from = this.snapshots.upTo(target)
    if (target < this.tick || (from && from.tick > this.tick)) {
      const { rules, options, seed, size } = this.start
      this.world = from ? structuredClone(from.world) : rules.start(options, seed, size)
      this.size = from?.size ?? size
      this.tick = from?.tick ?? 0
      this.events = []
    }
    while (this.tick < target) this.step()
  }
}

/** The ticks of a replay. @throws BadBytes if its input is damaged */
export function ticksOf(input: RealtimeInput): KeptTick[] {
  const reader = new FrameReader(input.frames, input.slots, input.ticks)
  const ticks: KeptTick[] = []
  for (let tick = reader.next(); tick; tick = reader.next()) ticks.push(tick)
  return ticks
}
