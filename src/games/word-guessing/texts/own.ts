/** Texts of players’ own words. */
import { plural } from '../../../engine/core/text'

export const ownTexts = {
  use: 'Use your own words',
  used: 'This game uses custom words.',
  label: 'Words, one per line',
  hint: (words: number, min: number, max: number, characters: number) =>
    `1 to ${words} words of ${min} to ${max} letters, A to Z. A hint can follow after a colon or a tab, up to ${characters} characters.`,
  example: 'planet: circles a star\ncomet: has a tail of ice and dust\ngalaxy',
  summary: (words: number) => plural(words, { one: '# word', other: '# words' }),
  /** Buttons that change the spelling. `words` are up to three of the words, separated by commas. */
  withoutAccents: (words: string) => `Use letters without accents: ${words}`,
  twoLetters: (words: string) => `Use two letters: ${words}`,
  faults: {
    noWords: 'Enter at least one word.',
    count: (max: number, words: number) => `A list has up to ${max} words. This one has ${words}.`,
    noWord: (hint: string) => `A word is missing before “: ${hint}”.`,
    /** @param character - named by the engine: '“é”', 'a space' */
    sign: (word: string, character: string) =>
      `“${word}” can’t be used: words can only use the letters A to Z, not ${character}.`,
    length: (word: string, min: number, max: number) =>
      `“${word}” can’t be used: a word has ${min} to ${max} letters.`,
    twice: (word: string) => `“${word}” is in the list twice.`,
    longHint: (word: string, characters: number, max: number) =>
      `The hint for “${word}” has ${characters} characters. The limit is ${max}.`,
    told: (word: string) => `The hint for “${word}” contains the word itself.`,
  },
}
