import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Utiliser tes mots',
  used: 'Cette partie utilise des mots persos.',
  label: 'Mots, un par ligne',
  hint: (words, min, max, characters) =>
    `De 1 à ${words} mots de ${min} à ${max} lettres, de A à Z sans accent. Un indice peut suivre après deux-points ou une tabulation, ${characters} caractères au plus.`,
  example: 'lune: tourne autour de la Terre\nsoleil: brille le jour\ngalaxie',
  summary: (words) => plural(words, { one: '# mot', many: '# de mots', other: '# mots' }),
  withoutAccents: (words) => `Utiliser des lettres sans accent : ${words}`,
  twoLetters: (words) => `Utiliser deux lettres : ${words}`,
  faults: {
    noWords: 'Saisis au moins un mot.',
    count: (max, words) => `Une liste a ${max} mots au plus. Celle-ci en a ${words}.`,
    noWord: (hint) => `Il manque un mot avant « : ${hint} ».`,
    sign: (word, sign) =>
      `« ${word} » ne va pas : les mots ne peuvent contenir que les lettres de A à Z, pas ${sign}.`,
    length: (word, min, max) => `« ${word} » ne va pas : un mot a de ${min} à ${max} lettres.`,
    twice: (word) => `« ${word} » est deux fois dans la liste.`,
    longHint: (word, characters, max) =>
      `L’indice de « ${word} » a ${characters} caractères. La limite est ${max}.`,
    told: (word) => `L’indice de « ${word} » contient le mot lui-même.`,
  },
}
