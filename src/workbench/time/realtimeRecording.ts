/** The recording of a real-time game, with a snapshot every second. */
import { isPlain } from '../../engine/core/copy'
import {
  type GameEvent,
  type InputFrame,
  type OptionValues,
  type RealtimeRules,
  type Size,
  TICKS_PER_SECOND,
} from '../../engine/core/game/contract'
import { NO_INPUT } from '../../engine/core/input/input'
import { FrameReader, type KeptTick } from '../../engine/core/replay/frameReader'
import type { RealtimeInput } from '../../engine/core/replay/replay'
import { walk } from '../../engine/core/replay/replayPlayer'
import type { Recording } from './recording'

// biome-ignore lint/suspicious/noExplicitAny: games of every world
type AnyRules = RealtimeRules<any, any>

/** What a game begins with. */
export interface RealtimeStart {
  readonly rules: AnyRules
  readonly options: OptionValues
  readonly seed: number
  readonly size: Size
}

interface Snapshot {
  readonly tick: number
  readonly world: unknown
  readonly size: Size
}

export class RealtimeRecording implements Recording {
  readonly stride = TICKS_PER_SECOND
  world: unknown
  size: Size
  tick = 0
  events: readonly GameEvent[] = []
  readonly start: RealtimeStart
  readonly #ticks: KeptTick[]
  /** In order of their ticks. */
  readonly #snapshots: Snapshot[] = []

  constructor(start: RealtimeStart, ticks: readonly KeptTick[] = []) {
    this.start = start
    this.#ticks = [...ticks]
    this.size = start.size
    this.world = start.rules.start(start.options, start.seed, start.size)
  }
  get at(): number {
    return this.tick
  }
  get length(): number {
    return this.#ticks.length
  }
  get value(): unknown {
    return this.world
  }
  get ticks(): readonly KeptTick[] {
    return this.#ticks
  }
  /** The input of the last tick. */
  get frame(): InputFrame {
    return this.#ticks[this.tick - 1]?.frame ?? NO_INPUT
  }
  /** Whether the game is over now. */
  get isOver(): boolean {
    return this.start.rules.outcome(this.world) !== null
  }
  /** One tick with new input, in place of what was recorded after it. */
  add(frame: InputFrame): void {
    this.#ticks.length = this.tick
    const kept = this.#snapshots.findIndex(({ tick }) => tick > this.tick)
    if (kept >= 0) this.#snapshots.length = kept
    this.#ticks.push({ frame, sizes: [] })
    this.forward()
  }
  forward(): boolean {
    const tick = this.#ticks[this.tick]
    if (!tick) return false
    if (this.tick % this.stride === 0 && (this.#snapshots.at(-1)?.tick ?? -1) < this.tick) this.#keep()
    const events: GameEvent[] = []
    walk(this.start.rules, this.start.options, this, tick, (event) => events.push(event))
    this.events = events
    return true
  }
  seek(to: number): void {
    const target = Math.max(0, Math.min(this.length, to))
    const from = this.#snapshots.findLast(({ tick }) => tick <= target)
    if (target < this.tick || (from && from.tick > this.tick)) this.#restore(from)
    while (this.tick < target) this.forward()
  }
  /** The same input by other rules, at its start. */
  by(rules: AnyRules): RealtimeRecording {
    return new RealtimeRecording({ ...this.start, rules }, this.#ticks)
  }

  #keep(): void {
    // A world with physics bodies cannot be copied: such a game is repeated from its start.
    if (isPlain(this.world))
      this.#snapshots.push({ tick: this.tick, world: structuredClone(this.world), size: this.size })
  }
  #restore(from: Snapshot | undefined): void {
    const { rules, options, seed, size } = this.start
    this.world = from ? structuredClone(from.world) : rules.start(options, seed, size)
    this.size = from?.size ?? size
    this.tick = from?.tick ?? 0
    this.events = []
  }
}

/** The ticks of a replay. @throws BadBytes if its input is damaged */
export function ticksOf(input: RealtimeInput): KeptTick[] {
  const reader = new FrameReader(input.frames, input.slots, input.ticks)
  const ticks: KeptTick[] = []
  for (let tick = reader.next(); tick; tick = reader.next()) ticks.push(tick)
  return ticks
}
