import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/word-guessing/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: 'Mira el lugar resaltado de la palabra.',
  vowel: (places) =>
    plural(places, {
      one: 'La letra resaltada es una vocal: A, E, I, O o U.',
      many: 'Las # de letras resaltadas son la misma vocal: A, E, I, O o U.',
      other: 'Las # letras resaltadas son la misma vocal: A, E, I, O o U.',
    }),
  common: (places, common) =>
    plural(places, {
      one: `La letra resaltada es una consonante, una de las ${common} letras más frecuentes.`,
      many: `Las # de letras resaltadas son la misma consonante, una de las ${common} letras más frecuentes.`,
      other: `Las # letras resaltadas son la misma consonante, una de las ${common} letras más frecuentes.`,
    }),
  rare: (places) =>
    plural(places, {
      one: 'La letra resaltada es una consonante menos frecuente.',
      many: 'Las # de letras resaltadas son la misma consonante, de las menos frecuentes.',
      other: 'Las # letras resaltadas son la misma consonante, de las menos frecuentes.',
    }),
  letter: (letter) => `${letter} está en la palabra.`,
}
