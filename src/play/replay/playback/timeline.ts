/** A real-time replay with random access, and marks of its moments. */
import { LEVEL, LIVES, SCORE } from '../../../engine/core/game/stats'
import { BadBytes } from '../../../engine/core/replay/bytes'
import type { Replay } from '../../../engine/core/replay/replay'
import { type AnyRules, Track, ticksOf } from './track'

/** A moment to find again: points, a new level, a lost life. */
export interface Mark {
  readonly at: number
  readonly kind: 'points' | 'level' | 'life'
}

/** Points are not marked if there are more than this. */
const MAX_MARKS = 60

/** All calls throw `BadBytes` if its input is damaged. */
export class Timeline extends Track {
  /** The marks found so far; `scout` looks for more. */
  readonly marks: Mark[] = []
  /** Runs ahead to find marks and take snapshots; null at the end. */
  #ahead: Track | null

  constructor(rules: AnyRules, { input, options, seed }: Replay) {
    if (input.kind !== 'realtime') throw new BadBytes('not a real-time replay')
    super({ rules, options, seed, size: input.size }, ticksOf(input))
    this.#ahead = this.cursor()
  }
  /** Looks ahead for at most `ms`. False when the end was reached. */
  scout(ms: number): boolean {
    const ahead = this.#ahead
    if (!ahead) return false
    const { rules } = this.start
    const end = performance.now() + ms
    let before = rules.hud(ahead.world)
    while (performance.now() < end) {
      if (!ahead.step()) {
        this.#ahead = null
        this.#thin()
        return false
      }
      if (ahead.events.length === 0) continue
      const now = rules.hud(ahead.world)
      const kind = markKind(before, now)
      if (kind) this.marks.push({ at: ahead.tick, kind })
      before = now
    }
    return true
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
