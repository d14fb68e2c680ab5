import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/word-guessing/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: 'Schau auf die hervorgehobene Stelle im Wort.',
  vowel: (places) =>
    plural(places, {
      one: 'Der hervorgehobene Buchstabe ist ein Vokal oder Umlaut: A, E, I, O, U, Ä, Ö oder Ü.',
      other: 'Die # hervorgehobenen Buchstaben sind derselbe Vokal oder Umlaut: A, E, I, O, U, Ä, Ö oder Ü.',
    }),
  common: (places, common) =>
    plural(places, {
      one: `Der hervorgehobene Buchstabe ist ein Konsonant, einer der ${common} häufigsten Buchstaben.`,
      other: `Die # hervorgehobenen Buchstaben sind derselbe Konsonant, einer der ${common} häufigsten Buchstaben.`,
    }),
  rare: (places) =>
    plural(places, {
      one: 'Der hervorgehobene Buchstabe ist ein seltenerer Konsonant.',
      other: 'Die # hervorgehobenen Buchstaben sind derselbe, seltenere Konsonant.',
    }),
  letter: (letter) => `${letter} kommt im Wort vor.`,
}
