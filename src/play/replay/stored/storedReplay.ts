/** The description of a stored replay, without its file. Validated when it is read. */
import * as v from 'valibot'
import type { Replay } from '../../../engine/core/replay/replay'

const RESULTS = ['won', 'lost', 'tied', 'over', 'open'] as const
const text = v.pipe(v.string(), v.maxLength(80))

const schema = v.object({
  /** Unique among the stored replays. */
  key: v.pipe(v.string(), v.maxLength(120)),
  game: text,
  /** When it ended, ms since 1970, in whole seconds. */
  date: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15)),
  result: v.picklist(RESULTS),
  figures: v.record(text, v.pipe(v.number(), v.finite())),
  /** The option set that its records are stored under. */
  options: v.record(text, text),
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Labels of the best results that it holds for its options; empty for an ordinary replay. */
  bests: v.pipe(v.array(text), v.maxLength(40)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

export interface StoredReplay {
  readonly key: string
  readonly game: string
  readonly date: number
  readonly result: Replay['result']
  readonly figures: Readonly<Record<string, number>>
  readonly options: Readonly<Record<string, string>>
  readonly seed: number
  readonly bests: readonly string[]
  readonly bytes: number
}

/**
 * The description of a replay. Its key is the game and the second in which it ended.
 *
 * @param replay - with the options that its records are stored under
 * @param bytes - the size of its file
 */
export function headOf(replay: Replay, bests: readonly string[], bytes: number): StoredReplay {
  const seconds = Math.round(replay.date / 1000)
  const { game, result, figures, options, seed } = replay
  return {
    key: `${game}.${seconds}`,
    game,
    date: seconds * 1000,
    result,
    figures: { ...figures },
    options: { ...options },
    seed,
    bests: bests.filter((label) => label in figures),
    bytes,
  }
}

/** The valid descriptions among the values; others are ignored. */
export const headsAmong = (values: readonly unknown[]): StoredReplay[] =>
  values.filter((value): value is StoredReplay => v.is(schema, value))

/** Newest first; within a second the later one first. */
export const newestFirst = (plays: readonly StoredReplay[]): StoredReplay[] =>
  [...plays].sort((a, b) => b.date - a.date || b.key.localeCompare(a.key, 'en', { numeric: true }))
