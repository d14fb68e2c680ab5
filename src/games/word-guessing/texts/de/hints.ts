import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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
