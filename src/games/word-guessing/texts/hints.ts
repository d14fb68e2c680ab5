/** Hints of Word Guessing. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  look: 'Look at the highlighted place in the word.',
  vowel: (places: number) =>
    plural(places, {
      one: 'The highlighted letter is a vowel: A, E, I, O, or U.',
      other: 'The # highlighted letters are the same vowel: A, E, I, O, or U.',
    }),
  /** @param common - how many letters count as common */
  common: (places: number, common: number) =>
    plural(places, {
      one: `The highlighted letter is a consonant, one of the ${common} most common letters in English.`,
      other: `The # highlighted letters are the same consonant, one of the ${common} most common letters in English.`,
    }),
  rare: (places: number) =>
    plural(places, {
      one: 'The highlighted letter is a less common consonant.',
      other: 'The # highlighted letters are the same, less common consonant.',
    }),
  letter: (letter: string) => `${letter} is in the word.`,
}
