import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/word-guessing/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: 'Observe o lugar em destaque na palavra.',
  vowel: (places) =>
    plural(places, {
      one: 'A letra em destaque é uma vogal: A, E, I, O ou U.',
      many: 'As # de letras em destaque são a mesma vogal: A, E, I, O ou U.',
      other: 'As # letras em destaque são a mesma vogal: A, E, I, O ou U.',
    }),
  common: (places, common) =>
    plural(places, {
      one: `A letra em destaque é uma consoante, uma das ${common} letras mais comuns.`,
      many: `As # de letras em destaque são a mesma consoante, uma das ${common} letras mais comuns.`,
      other: `As # letras em destaque são a mesma consoante, uma das ${common} letras mais comuns.`,
    }),
  rare: (places) =>
    plural(places, {
      one: 'A letra em destaque é uma consoante menos comum.',
      many: 'As # de letras em destaque são a mesma consoante, das menos comuns.',
      other: 'As # letras em destaque são a mesma consoante, das menos comuns.',
    }),
  letter: (letter) => `${letter} está na palavra.`,
}
