/** The rows of the records page, searched and sorted. */
import { typedText } from '../../../engine/core/input/typed'
import { NO_RESULTS, type Results } from '../../../engine/storage/values/results'
import type { CatalogGame } from '../../../games/catalog'
import type { KeptRecord } from '../bests'

/** What `records` holds of each game, by option set. */
export type Counted = Readonly<Record<string, Readonly<Record<string, { readonly plays: number }>>>>

export interface GameRow {
  readonly game: CatalogGame
  readonly plays: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  /** Played time in ms; of plays before it was kept nothing is known. */
  readonly ms: number
  /** When a play ended last, ms since 1970; 0 where that is not known. */
  readonly date: number
  /** Of the options played most. */
  readonly best: KeptRecord | null
  /** It was decided at least once, and never for the visitor. */
  readonly neverWon: boolean
}

export const SORTS = [
  { value: 'recent', label: 'Played last' },
  { value: 'name', label: 'Name' },
  { value: 'plays', label: 'Most plays' },
  { value: 'time', label: 'Most time' },
  { value: 'never', label: 'Never won' },
] as const

export type Sort = (typeof SORTS)[number]['value']

/** A row for each game with records, in the order of the games. */
export function gameRows(
  games: readonly CatalogGame[],
  counted: Counted,
  results: Results,
  bests: readonly KeptRecord[],
): GameRow[] {
  return games.flatMap((game): GameRow[] => {
    const sets = counted[game.id] ?? {}
    const { plays: told, won, lost, tied, ms, last } = results[game.id] ?? NO_RESULTS
    // Plays were counted before their results were kept.
    const before = Object.values(sets).reduce((sum, { plays }) => sum + plays, 0)
    const own = bests.filter((best) => best.game === game.id)
    if (told === 0 && before === 0 && own.length === 0) return []
    const playsOf = ({ set }: KeptRecord) =>
      set === null ? Number.POSITIVE_INFINITY : (sets[set]?.plays ?? 0)
    const most = Math.max(...own.map(playsOf))
    return [
      {
        game,
        plays: Math.max(told, before),
        won,
        lost,
        tied,
        ms,
        date: Math.max(0, ...Object.values(last).map(({ date }) => date)),
        best: own.find((best) => playsOf(best) === most) ?? null,
        // Games of early versions were only counted, without their results.
        neverWon: won === 0 && lost + tied > 0 && told >= before,
      },
    ]
  })
}

/** The rows whose game has every word of the search in its title, sorted; equal ones stay as they were. */
export function arranged(rows: readonly GameRow[], search: string, sort: Sort): GameRow[] {
  const words = typedText(search).toLowerCase().split(' ').filter(Boolean)
  const found = rows.filter(({ game }) => words.every((word) => game.title.toLowerCase().includes(word)))
  const by: Readonly<Record<Sort, (a: GameRow, b: GameRow) => number>> = {
    recent: (a, b) => b.date - a.date,
    name: (a, b) => a.game.title.localeCompare(b.game.title, 'en'),
    plays: (a, b) => b.plays - a.plays,
    time: (a, b) => b.ms - a.ms,
    never: (a, b) => Number(b.neverWon) - Number(a.neverWon) || b.date - a.date,
  }
  return found.sort(by[sort])
}
