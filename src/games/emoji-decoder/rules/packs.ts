/** The packs of Emoji Decoder. Emoji are the content of this game: each has a picture that is bundled with the site. */
import { pairOf, sectionsOf } from '../../../engine/core/sections'
import { withoutMarks } from '../../shared/words/alphabet'
import text from '../data/puzzles.txt?raw'
import type { Pack } from '../options'

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
  /** The answer as it is shown, with its accents: a character for each of `answer`. */
  readonly shown: string
  readonly category: Category
}

/** What the answers of each pack are; in the first one, each puzzle says it. */
const CATEGORY: Readonly<Record<Exclude<Pack, 'first'>, Category>> = {
  words: 'Word',
  animals: 'Animal',
  films: 'Movie',
  food: 'Food',
  nature: 'Nature',
  places: 'Place',
  sport: 'Sports',
  home: 'Home',
  tales: 'Story',
  sayings: 'Idiom',
}

/** A line such as 'RAINBOW (Nature): 🌧️ 🏹'. */
function puzzleOf(pack: string, line: string): Puzzle {
  const [before, emojis] = pairOf(line)
  const [, shown = before, own] = /^(.+) \((\w+)\)$/.exec(before) ?? []
  const category = own ?? CATEGORY[pack as keyof typeof CATEGORY]
  return { emojis: emojis.split(' '), answer: withoutMarks(shown), shown, category: category as Category }
}

/** The packs of a list, and the spoken names of pictures whose default name would give an answer away. */
export function readPuzzles(list: string) {
  const { names = [], ...packs } = sectionsOf(list)
  const puzzles = Object.entries(packs).map(([pack, lines]) => [
    pack,
    lines.map((line) => puzzleOf(pack, line)),
  ])
  return {
    packs: Object.fromEntries(puzzles) as Readonly<Record<Pack, readonly Puzzle[]>>,
    names: Object.fromEntries(names.map(pairOf)) as Readonly<Record<string, string>>,
  }
}

export const { packs: PACKS, names: SPOKEN_NAMES } = readPuzzles(text)
