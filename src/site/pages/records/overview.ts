/** The rows of the records page, their search, and their order. */

import { typedText } from '../../../engine/core/input/typed'
import { LOCALE } from '../../../engine/core/text'
import { NO_RESULTS, type Results } from '../../../engine/storage/values/results'
import type { CatalogGame } from '../../../games/catalog'
import type { BestRecord } from '../../records/bests'
import { recordsTexts } from '../../texts/records'

/** How often each game was finished, by option set. */
export type Counted = Readonly<Record<string, Readonly<Record<string, { readonly plays: number }>>>>

export interface GameRow {
  readonly game: CatalogGame
  readonly plays: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  /** Time played in ms, without games from before it was recorded. */
  readonly ms: number
  /** When the last game ended, ms since 1970; 0 if unknown. */
  readonly date: number
  /** With the options that were played most. */
  readonly best: BestRecord | null
  /** At least one game was decided, and none was won. */
  readonly neverWon: boolean
}

export type Sort = keyof typeof recordsTexts.sorts

export const SORTS = (['recent', 'name', 'plays', 'time', 'never'] as const).map((value) => ({
  value,
  label: recordsTexts.sorts[value],
}))

/** A row for each game with records, in the order of the games. */
export function gameRows(
  games: readonly CatalogGame[],
  counted: Counted,
  results: Results,
  bests: readonly BestRecord[],
): GameRow[] {
  return games.flatMap((game): GameRow[] => {
    const sets = counted[game.id] ?? {}
    const { plays: recorded, won, lost, tied, ms, last } = results[game.id] ?? NO_RESULTS
    // Early versions only counted finished games.
    const before = Object.values(sets).reduce((sum, { plays }) => sum + plays, 0)
    const own = bests.filter((best) => best.game === game.id)
    if (recorded === 0 && before === 0 && own.length === 0) return []
    const playsOf = ({ set }: BestRecord) =>
      set === null ? Number.POSITIVE_INFINITY : (sets[set]?.plays ?? 0)
    const max = Math.max(...own.map(playsOf))
    return [
      {
        game,
        plays: Math.max(recorded, before),
        won,
        lost,
        tied,
        ms,
        date: Math.max(0, ...Object.values(last).map(({ date }) => date)),
        best: own.find((best) => playsOf(best) === max) ?? null,
        // Unknown if some games have no result.
        neverWon: won === 0 && lost + tied > 0 && recorded >= before,
      },
    ]
  })
}

/** The rows whose title contains every word of the search, sorted; equal ones keep their order. */
export function searchAndSort(rows: readonly GameRow[], search: string, sort: Sort): GameRow[] {
  const words = typedText(search).toLowerCase().split(' ').filter(Boolean)
  const found = rows.filter(({ game }) => words.every((word) => game.title.toLowerCase().includes(word)))
  const by: Readonly<Record<Sort, (a: GameRow, b: GameRow) => number>> = {
    recent: (a, b) => b.date - a.date,
    name: (a, b) => a.game.title.localeCompare(b.game.title, LOCALE),
    plays: (a, b) => b.plays - a.plays,
    time: (a, b) => b.ms - a.ms,
    never: (a, b) => Number(b.neverWon) - Number(a.neverWon) || b.date - a.date,
  }
  return found.sort(by[sort])
}
