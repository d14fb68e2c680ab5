/** Owns best results and play counts, per game and option set. */
import * as v from 'valibot'
import type { Best, OptionValues } from '../core/contract'
import { integerFormat, versionedFormat } from './format'
import { openStore } from './store'

const figure = v.pipe(v.number(), v.finite())
const figures = v.record(v.string(), figure)
const entry = v.object({ plays: figure, best: figures, carried: v.optional(figures) })
export const recordsSchema = v.record(v.string(), v.record(v.string(), entry))

/** By game id, then by option set. */
export const records = openStore('records', versionedFormat(1, recordsSchema, {}, 2))

/** One name for a set of option values, whatever their order: 'difficulty=hard&mode=rush'. */
export function optionSet(options: OptionValues): string {
  return Object.keys(options)
    .sort()
    .map((id) => `${id}=${options[id]}`)
    .join('&')
}

/** A high score under a key that the specification fixed (bare integer). */
export function fixedRecord(key: string) {
  return openStore(key, integerFormat(null))
}

/** The best value so far, or null. */
export function bestSoFar(
  game: string,
  options: OptionValues,
  best: Best,
  isDefault: boolean,
): number | null {
  if (best.key && isDefault) return fixedRecord(best.key).get()
  return records.get()[game]?.[optionSet(options)]?.best[best.of] ?? null
}

/** Whether `value` beats `before`; anything beats nothing. */
export function beats(best: Best, value: number, before: number | null): boolean {
  if (before === null) return true
  return best.better === 'higher' ? value > before : value < before
}

/** Counts a finished play and keeps the figures that are better than before. Returns the labels of new bests. */
export function keepRecords(
  game: string,
  options: OptionValues,
  bests: readonly Best[],
  results: Readonly<Record<string, number>>,
  isDefault: boolean,
): string[] {
  const fallen = bests.filter((best) => {
    const value = results[best.of]
    if (value === undefined) return false
    const before = bestSoFar(game, options, best, isDefault)
    // A first score of nothing is no feat.
    return beats(best, value, before) && !(best.better === 'higher' && value <= 0)
  })
  const set = optionSet(options)
  records.update((all) => {
    const old = all[game]?.[set] ?? { plays: 0, best: {} }
    const kept = { ...old.best }
    for (const best of bests) {
      const value = results[best.of]
      if (value === undefined || (best.key && isDefault)) continue
      if (beats(best, value, kept[best.of] ?? null)) kept[best.of] = value
    }
    return { ...all, [game]: { ...all[game], [set]: { ...old, plays: old.plays + 1, best: kept } } }
  })
  for (const best of fallen) {
    if (!best.key || !isDefault) continue
    const value = Math.round(results[best.of] as number)
    fixedRecord(best.key).update((old) => (beats(best, value, old) ? value : old))
  }
  return fallen.map((best) => best.of)
}

/** Figures of the game that go on from play to play and from visit to visit: a bank, tallies. Null when there are none. */
export function carriedFigures(game: string, options: OptionValues): Readonly<Record<string, number>> | null {
  return records.get()[game]?.[optionSet(options)]?.carried ?? null
}

/** Keeps the figures that the next play goes on with, in place of those before. */
export function carryFigures(
  game: string,
  options: OptionValues,
  carried: Readonly<Record<string, number>>,
): void {
  const set = optionSet(options)
  const before = carriedFigures(game, options)
  if (before && Object.entries(carried).every(([name, value]) => before[name] === value)) return
  records.update((all) => {
    const old = all[game]?.[set] ?? { plays: 0, best: {} }
    return { ...all, [game]: { ...all[game], [set]: { ...old, carried: { ...carried } } } }
  })
}
