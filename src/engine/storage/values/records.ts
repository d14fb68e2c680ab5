/** Best results and numbers of games played, by game and option set. */
import * as v from 'valibot'
import type { Best, OptionValues } from '../../core/game/contract'
import { integerFormat, versionedFormat } from '../store/format'
import { openStore } from '../store/page'

const figure = v.pipe(v.number(), v.finite())
const figures = v.record(v.string(), figure)
const entry = v.object({ plays: figure, best: figures, carried: v.optional(figures) })
export const recordsSchema = v.record(v.string(), v.record(v.string(), entry))

/** By game id, then by option set. */
export const records = openStore('records', versionedFormat(1, recordsSchema, {}, 2))

/** The name of a set of option values, whatever their order: 'difficulty=hard&mode=rush'. */
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

/** The best value so far, or null. `isDefault`: the options are the game's defaults, whose high score may have a key of its own. */
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

/** The highest value where the game declares none. */
const MAX = 1_000_000_000

/** Whether a game can end with this value. */
export function isPossibleValue(
  { better, min = better === 'lower' ? 1 : 0, max = MAX }: Best,
  value: number,
): boolean {
  return value >= min && value <= max
}

/** Deletes a best value. The number of games played stays. */
export function dropBest(game: string, set: string, of: string): void {
  records.update({ do: 'drop', at: [game, set, 'best', of] })
}

/** A result, as far as records need it. */
export interface RecordCandidate {
  readonly game: string
  /** The values that the rules got. */
  readonly options: OptionValues
  readonly bests: readonly Best[]
  readonly results: Readonly<Record<string, number>>
  readonly isDefault: boolean
}

/** The labels of the values that beat the records. A first score of 0 does not. */
export function beatenBests({ game, options, bests, results, isDefault }: RecordCandidate): string[] {
  return bests.flatMap((best) => {
    const value = results[best.of]
    if (value === undefined || (best.better === 'higher' && value <= 0)) return []
    return beats(best, value, bestSoFar(game, options, best, isDefault)) ? [best.of] : []
  })
}

/** Stores the values that beat the records. Does not count the game. */
export function keepBests({ game, options, bests, results, isDefault }: RecordCandidate): void {
  const set = optionSet(options)
  for (const best of bests) {
    const value = results[best.of]
    if (value === undefined) continue
    const kind = best.better === 'higher' ? 'most' : 'least'
    if (best.key && isDefault) {
      const fixed = fixedRecord(best.key)
      const whole = Math.round(value)
      if (value > 0 || best.better === 'lower')
        if (beats(best, whole, fixed.get())) fixed.update({ do: kind, at: [], value: whole })
      continue
    }
    if (!beats(best, value, records.get()[game]?.[set]?.best[best.of] ?? null)) continue
    records.update(
      { do: 'init', at: [game, set], value: { plays: 0, best: {} } },
      { do: kind, at: [game, set, 'best', best.of], value },
    )
  }
}

/** Counts a finished game. */
export function countPlay(game: string, options: OptionValues): void {
  const set = optionSet(options)
  records.update(
    { do: 'init', at: [game, set], value: { plays: 0, best: {} } },
    { do: 'add', at: [game, set, 'plays'], by: 1 },
  )
}

/** Values that a game carries from one play to the next, also between visits: a bank, tallies. Null when there are none. */
export function carriedValues(game: string, options: OptionValues): Readonly<Record<string, number>> | null {
  return records.get()[game]?.[optionSet(options)]?.carried ?? null
}

/**
 * Stores how a play changed the values that the game carries on. Differences, so that plays in two tabs both count.
 * @param start the values before the very first play
 */
export function carryValues(
  game: string,
  options: OptionValues,
  start: Readonly<Record<string, number>>,
  differences: Readonly<Record<string, number>>,
): void {
  const some = Object.entries(differences).filter(([, by]) => by !== 0)
  if (some.length === 0) return
  const set = optionSet(options)
  records.update(
    { do: 'init', at: [game, set], value: { plays: 0, best: {} } },
    { do: 'init', at: [game, set, 'carried'], value: { ...start } },
    ...some.map(([name, by]) => ({ do: 'add', at: [game, set, 'carried', name], by }) as const),
  )
}
