/** All pictures by their size. They are our own, and each is solved by single lines (see the tests). */
import { sectionsOf } from '../../../engine/core/sections'
import size5 from '../data/pictures5.txt?raw'
import size10 from '../data/pictures10.txt?raw'
import size15 from '../data/pictures15.txt?raw'
import size20 from '../data/pictures20.txt?raw'
import { pictureTexts } from '../texts/pictures'

/** A picture to uncover: a thing, drawn in a few colors. */
export interface Picture {
  /** Part of states, so it is the same in every language. Shown is `nameOf`. */
  readonly name: string
  /** A dot is an empty cell; letters are colors (`view/Board.module.css`). */
  readonly rows: readonly string[]
}

const picturesIn = (text: string): readonly Picture[] =>
  Object.entries(sectionsOf(text)).map(([name, rows]) => ({ name, rows }))

export const PICTURES: Readonly<Record<number, readonly Picture[]>> = {
  5: picturesIn(size5),
  10: picturesIn(size10),
  15: picturesIn(size15),
  20: picturesIn(size20),
}

const NAMES: Readonly<Record<string, string>> = pictureTexts

/** What a picture is called. */
export const nameOf = (name: string): string => NAMES[name] ?? name
