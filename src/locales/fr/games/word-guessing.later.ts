import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/word-guessing/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: 'Regarde la place en surbrillance dans le mot.',
  vowel: (places) =>
    plural(places, {
      one: 'La lettre en surbrillance est une voyelle\u00a0: A, E, I, O, U ou Y.',
      many: 'Les # de lettres en surbrillance sont la même voyelle\u00a0: A, E, I, O, U ou Y.',
      other: 'Les # lettres en surbrillance sont la même voyelle\u00a0: A, E, I, O, U ou Y.',
    }),
  common: (places, common) =>
    plural(places, {
      one: `La lettre en surbrillance est une consonne, une des ${common} lettres les plus fréquentes en français.`,
      many: `Les # de lettres en surbrillance sont la même consonne, une des ${common} lettres les plus fréquentes en français.`,
      other: `Les # lettres en surbrillance sont la même consonne, une des ${common} lettres les plus fréquentes en français.`,
    }),
  rare: (places) =>
    plural(places, {
      one: 'La lettre en surbrillance est une consonne moins fréquente.',
      many: 'Les # de lettres en surbrillance sont la même consonne moins fréquente.',
      other: 'Les # lettres en surbrillance sont la même consonne moins fréquente.',
    }),
  letter: (letter) => `${letter} est dans le mot.`,
}
