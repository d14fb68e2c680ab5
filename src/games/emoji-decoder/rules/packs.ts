/** The packs of Emoji Decoder, from the lists of puzzles. */
import type { Pack } from '../options'
import { PUZZLES, THEMES } from './lists'

export type Category =
  | 'Nature'
  | 'Home'
  | 'Movie'
  | 'Show'
  | 'Brand'
  | 'Tech'
  | 'Activity'
  | 'Food'
  | 'Word'
  | 'Animal'
  | 'Place'
  | 'Sports'
  | 'Story'
  | 'Idiom'

export interface Puzzle {
  readonly emojis: readonly string[]
  /** Capital letters, those of `shared/words/letters.ts`, and spaces between words. */
  readonly answer: string
  readonly category: Category
}

const themed = Object.entries(THEMES).map(([pack, [category, puzzles]]) => [
  pack,
  puzzles.map(([answer, ...emojis]): Puzzle => ({ emojis, answer, category })),
])

export const PACKS: Readonly<Record<Pack, readonly Puzzle[]>> = {
  first: PUZZLES,
  ...Object.fromEntries(themed),
}
