/** Texts of players’ own pairs. Lines and texts of cards are quoted as the player wrote them. */
import { plural } from '../../../engine/core/text'

export const ownTexts = {
  use: 'Use your own pairs',
  used: 'This game uses custom pairs.',
  label: 'Pairs, one per line',
  hint: (min: number, max: number, characters: number) =>
    `${min} to ${max} pairs with “=” between the two cards, each up to ${characters} characters or emoji. A line without “=” makes two identical cards.`,
  example: '7 x 8 = 56\n6 x 9 = 54\ndog = Hund\n🐟',
  summary: (pairs: number) => plural(pairs, { one: '# pair', other: '# pairs' }),
  /** The question about a line that seems to have two sides. */
  noEquals: {
    spaces: (line: string) =>
      `“${line}” has no “=”, so both its cards would be equal. Split it at the spaces, or write it on both sides of “=”.`,
    parentheses: (line: string) =>
      `“${line}” has no “=”, so both its cards would be equal. Split it at the parentheses, or write it on both sides of “=”.`,
    sign: (line: string, character: string) =>
      `“${line}” has no “=”, so both its cards would be equal. Split it at “${character}”, or write it on both sides of “=”.`,
  },
  /** The button that answers it. */
  split: {
    spaces: 'Split at the spaces',
    parentheses: 'Split at the parentheses',
    sign: (character: string) => `Split at “${character}”`,
  },
  faults: {
    count: (min: number, max: number, pairs: number) =>
      `A set has ${min} to ${max} pairs. This one has ${pairs}.`,
    cells: (line: string, cells: number) => `“${line}” has ${cells} cells. A pair has two.`,
    manyEquals: (line: string) => `“${line}” has more than one “=”. A pair has two sides.`,
    empty: (line: string) => `“${line}” has an empty side.`,
    equalsOnCard: (line: string) => `“${line}” has an “=” on a card. Leave it out.`,
    long: (text: string, characters: number, max: number) =>
      `“${text}” has ${characters} characters. A card holds up to ${max}.`,
    twice: (text: string) => `“${text}” is in two pairs, so nobody could know which card it belongs to.`,
  },
  notes: {
    alike: (one: string, other: string) => `“${one}” and “${other}” look alike.`,
    small: (text: string) => `“${text}” is hard to read on a small phone. Use fewer pairs or shorter texts.`,
  },
}
