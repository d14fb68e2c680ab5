/** The entries of the first list, the default, and their categories. */

import { pairOf, sectionsOf } from '../../../engine/core/sections'
import { withoutMarks } from '../../shared/words/alphabet'
import first from '../data/first.txt?raw'
import type { Options } from '../options'
import type { Topic } from './topics'

export const CATEGORIES = [
  'Animals',
  'Technology',
  'Nature',
  'Food',
  'Music',
  'Transportation',
  'Tools',
  'Myths',
  'Places',
  'Sports',
  'History',
  'Jobs',
  'Science',
  'Weather',
] as const

export type Category = (typeof CATEGORIES)[number]

export const THEMES: Readonly<Record<Exclude<Options['theme'], 'all'>, readonly Category[]>> = {
  Nature: ['Animals', 'Nature', 'Food', 'Weather'],
  Science: ['Technology', 'Transportation', 'Tools', 'Science'],
  People: ['Music', 'Places', 'Sports', 'Jobs'],
  Legends: ['Myths', 'History'],
}

export interface Entry {
  /** Only capital letters, those of `shared/words/letters.ts`. */
  readonly word: string
  /** The word with its accents, a letter for each of `word`: shown once it is known. By default `word` itself. */
  readonly shown?: string
  /** One sentence that never contains the word itself. */
  readonly hint: string
  /** What the word is about, or whose it is: shown above the hint. */
  readonly category: Category | Topic | 'From a friend' | 'Your words'
}

/** The entry of a line such as 'DELFÍN: It breathes air'. */
export function entryFrom<Of extends Entry['category']>(line: string, category: Of) {
  const [shown, hint] = pairOf(line)
  return { word: withoutMarks(shown), shown, hint, category }
}

const lines = sectionsOf(first)

/** All entries of this list, category by category. */
export const ENTRIES: readonly Entry[] = CATEGORIES.flatMap((category) =>
  (lines[category] ?? []).map((line) => entryFrom(line, category)),
)
