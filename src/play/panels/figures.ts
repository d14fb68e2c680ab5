/** The figures of a finished game, as its end panel shows them. */
import type { Best, Outcome } from '../../engine/core/game/contract'
import { nameOf } from '../../engine/core/text'
import { statText } from '../session/view/statText'

export interface Figure {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** What a game says about its figures. */
interface Named {
  readonly best: readonly Best[]
  readonly stats: Readonly<Record<string, string>>
}

/** The result by which games are compared: the first of the bests that this game has, else its first result. */
export function mainFigure({ best }: Pick<Named, 'best'>, { results = {} }: Outcome): string | null {
  return best.find(({ of }) => of in results)?.of ?? Object.keys(results)[0] ?? null
}

/**
 * The results, the main one first. Those that the panel's words name are left out: the main one, which is large, only if the
 * title names it.
 */
export function figuresOf(game: Named, outcome: Outcome): readonly Figure[] {
  const main = mainFigure(game, outcome)
  const { title, detail = '' } = outcome
  return Object.entries(outcome.results ?? {})
    .map(([id, value]) => ({ id, label: nameOf(game.stats, id), text: statText(id, value) }))
    .filter((figure) => !names(figure.id === main ? title : `${title} ${detail}`, figure))
    .sort((a, b) => Number(b.id === main) - Number(a.id === main))
}

/** How much of a word two of its forms have in common: 'Grids' and 'grid'. */
const STEM = 4

/** Whether sentences name this value with a word of its label. */
export function names(sentences: string, { label, text }: Pick<Figure, 'label' | 'text'>): boolean {
  const words = sentences.toLowerCase()
  const stems = label
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, STEM))
  return (
    sentences.split(/[^\d.,:]+/).some((number) => number.replace(/[.,:]+$/, '') === text) &&
    stems.some((stem) => words.includes(stem))
  )
}
