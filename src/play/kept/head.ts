/** The description of a stored replay without its file, checked when it is read. */
import * as v from 'valibot'
import type { PlayRecord } from '../../engine/core/record/record'

const RESULTS = ['won', 'lost', 'tied', 'over', 'open'] as const
const text = v.pipe(v.string(), v.maxLength(80))

const schema = v.object({
  /** Tells it from all others kept here. */
  key: v.pipe(v.string(), v.maxLength(120)),
  game: text,
  /** When it ended, ms since 1970, in whole seconds. */
  date: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15)),
  result: v.picklist(RESULTS),
  figures: v.record(text, v.pipe(v.number(), v.finite())),
  /** What its records are kept by. */
  options: v.record(text, text),
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Labels of the bests that it holds for its options; empty for an ordinary replay. */
  bests: v.pipe(v.array(text), v.maxLength(40)),
  /** Of its file, deflated. */
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

export interface KeptPlay {
  readonly key: string
  readonly game: string
  readonly date: number
  readonly result: PlayRecord['result']
  readonly figures: Readonly<Record<string, number>>
  readonly options: Readonly<Record<string, string>>
  readonly seed: number
  readonly bests: readonly string[]
  readonly bytes: number
}

/**
 * The head of a replay whose file has `bytes`. The record's `options` are the ones that records are stored by.
 * The key is made of the game and the second of its end.
 */
export function headOf(record: PlayRecord, bests: readonly string[], bytes: number): KeptPlay {
  const seconds = Math.round(record.date / 1000)
  const { game, result, figures, options, seed } = record
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

/** The valid heads among the values; anything else is not ours. */
export const headsAmong = (values: readonly unknown[]): KeptPlay[] =>
  values.filter((value): value is KeptPlay => v.is(schema, value))

/** Newest first; of two in one second the later one. */
export const newestFirst = (plays: readonly KeptPlay[]): KeptPlay[] =>
  [...plays].sort((a, b) => b.date - a.date || b.key.localeCompare(a.key, 'en', { numeric: true }))
