/** A real-time replay with random access: any tick is reached from snapshots every few seconds. */

import { isPlain } from '../../../engine/core/copy'
import {
  type GameEvent,
  type RealtimeRules,
  type Size,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { LEVEL, LIVES, SCORE } from '../../../engine/core/game/stats'
import { BadBytes } from '../../../engine/core/replay/bytes'
import { FrameReader, type KeptTick } from '../../../engine/core/replay/frameReader'
import type { Replay } from '../../../engine/core/replay/replay'
import { type Walker, walk } from '../../../engine/core/replay/replayPlayer'

// biome-ignore lint/suspicious/noExplicitAny: replays of all games
type AnyRules = RealtimeRules<any, any>

/** A moment to find again: points, a new level, a lost life. */
export interface Mark {
  readonly at: number
  readonly kind: 'points' | 'level' | 'life'
}

interface Kept {
  readonly tick: number
  readonly world: unknown
  readonly size: Size
}

/** A snapshot is taken this often at first; when there are too many, every second one is dropped. */
const KEEP_TICKS = 3 * TICKS_PER_SECOND
const MAX_KEPT = 80
/** Points are not marked if there are more than this. */
const MAX_MARKS = 60

/** The world of a replay at any tick. All calls throw `BadBytes` if its input is damaged. */
export class Timeline implements Walker {
  world: unknown
  size: Size
  tick = 0
  /** The marks found so far; `scout` looks for more. */
  readonly marks: Mark[] = []
  readonly #ticks: readonly KeptTick[]
  readonly #replay: Replay
  readonly #rules: AnyRules
  #kept: Kept[] = []
  #every = KEEP_TICKS
  /** Runs ahead to find marks and take snapshots. */
  #scout: Walker | null

  constructor(rules: AnyRules, replay: Replay) {
    const { input } = replay
    if (input.kind !== 'realtime') throw new BadBytes('not a real-time replay')
    this.#rules = rules
    this.#replay = replay
    const reader = new FrameReader(input.frames, input.slots, input.ticks)
    const ticks: KeptTick[] = []
    for (let tick = reader.next(); tick; tick = reader.next()) ticks.push(tick)
    this.#ticks = ticks
    const { world, size } = this.#begin()
    this.world = world
    this.size = size
    this.#scout = this.#begin()
  }
  get length(): number {
    return this.#ticks.length
  }
  /** Advances the current world by one tick. False at the end. */
  step(emit: (event: GameEvent) => void): boolean {
    const tick = this.#ticks[this.tick]
    if (!tick) return false
    walk(this.#rules, this.#replay.options, this, tick, emit)
    return true
  }
  /** Jumps to any tick from 0 to `length`, usually with another world object. */
  seek(to: number): void {
    const target = Math.max(0, Math.min(this.length, Math.round(to)))
    const from = this.#kept.findLast((each) => each.tick <= target)
    if (target < this.tick || (from && from.tick > this.tick)) {
      const start = from ? { ...from, world: structuredClone(from.world) } : this.#begin()
      this.world = start.world
      this.size = start.size
      this.tick = start.tick
    }
    while (this.tick < target && this.step(() => {}));
  }
  /** Looks ahead for at most `ms`. False when the end was reached. */
  scout(ms: number): boolean {
    const scout = this.#scout
    if (!scout) return false
    const end = performance.now() + ms
    let before = this.#rules.hud(scout.world)
    while (performance.now() < end) {
      const tick = this.#ticks[scout.tick]
      if (!tick) {
        this.#scout = null
        this.#thin()
        return false
      }
      let hadEvent = false
      walk(this.#rules, this.#replay.options, scout, tick, () => {
        hadEvent = true
      })
      if (hadEvent) {
        const now = this.#rules.hud(scout.world)
        const kind = markKind(before, now)
        if (kind) this.marks.push({ at: scout.tick, kind })
        before = now
      }
      if (scout.tick % this.#every === 0) this.#keep(scout)
    }
    return true
  }

  #begin(): Walker {
    const { input, options, seed } = this.#replay
    const size = input.kind === 'realtime' ? input.size : { width: 1, height: 1 }
    return { world: this.#rules.start(options, seed, size), size, tick: 0 }
  }
  #keep({ tick, world, size }: Walker): void {
    // A world with physics bodies cannot be copied: such a replay is run from its start.
    if (!isPlain(world)) return
    this.#kept.push({ tick, world: structuredClone(world), size })
    if (this.#kept.length <= MAX_KEPT) return
    this.#every *= 2
    this.#kept = this.#kept.filter((each) => each.tick % this.#every === 0)
  }
  #thin(): void {
    const points = this.marks.filter(({ kind }) => kind === 'points').length
    if (points <= MAX_MARKS) return
    const others = this.marks.filter(({ kind }) => kind !== 'points')
    this.marks.splice(0, this.marks.length, ...others)
  }
}

type Stats = Readonly<Record<string, string | number | boolean>>

function markKind(before: Stats, now: Stats): Mark['kind'] | null {
  const less = (id: string) => Number(now[id]) < Number(before[id])
  const more = (id: string) => Number(now[id]) > Number(before[id])
  if (less(LIVES)) return 'life'
  if (more(LEVEL)) return 'level'
  return more(SCORE) ? 'points' : null
}
