/** The stats of a finished game, as its end panel shows them. */
import type { Best, Outcome } from '../../engine/core/game/contract'
import { nameOf } from '../../engine/core/text'
import { statText } from '../session/view/statText'

export interface ResultStat {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** What a game says about its stats. */
interface Named {
  readonly best: readonly Best[]
  readonly stats: Readonly<Record<string, string>>
}

/** The result by which games are compared: the first of the bests that this game has, else its first result. */
export function mainResultStat({ best }: Pick<Named, 'best'>, { results = {} }: Outcome): string | null {
  return best.find(({ of }) => of in results)?.of ?? Object.keys(results)[0] ?? null
}

/**
 * The results, the main one first. Those that the panel's words name are left out: the main one, which is large, only if the
 * title names it.
 */
export function resultStatsOf(game: Named, outcome: Outcome): readonly ResultStat[] {
  const main = mainResultStat(game, outcome)
  const { title, detail = '' } = outcome
  return Object.entries(outcome.results ?? {})
    .map(([id, value]) => ({ id, label: nameOf(game.stats, id), text: statText(id, value) }))
    .filter((stat) => !isNamed(stat.id === main ? title : `${title} ${detail}`, stat))
    .sort((a, b) => Number(b.id === main) - Number(a.id === main))
}

/** How much of a word two of its forms have in common: 'Grids' and 'grid'. */
const STEM = 4

/** '1024' of '1,024' and '1.024'. */
const ungrouped = (number: string): string => number.replace(/\D(?=\d{3}(\D|$))/g, '')

/** Whether sentences name this stat with a word of its label. */
export function isNamed(sentences: string, { label, text }: Pick<ResultStat, 'label' | 'text'>): boolean {
  const words = sentences.toLowerCase()
  const stems = label
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, STEM))
  return (
    sentences
      .split(/[^\d.,:]+/)
      .some((number) => ungrouped(number.replace(/[.,:]+$/, '')) === ungrouped(text)) &&
    stems.some((stem) => words.includes(stem))
  )
}
