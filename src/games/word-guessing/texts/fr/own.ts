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
  withoutAccents: (words) => `Utiliser des lettres sans accent\u00a0: ${words}`,
  twoLetters: (words) => `Utiliser deux lettres\u00a0: ${words}`,
  faults: {
    noWords: 'Saisis au moins un mot.',
    count: (max, words) => `Une liste a ${max} mots au plus. Celle-ci en a ${words}.`,
    noWord: (hint) => `Il manque un mot avant «\u202f: ${hint}\u202f».`,
    sign: (word, sign) =>
      `«\u202f${word}\u202f» ne va pas\u00a0: les mots ne peuvent contenir que les lettres de A à Z, pas ${sign}.`,
    length: (word, min, max) => `«\u202f${word}\u202f» ne va pas\u00a0: un mot a de ${min} à ${max} lettres.`,
    twice: (word) => `«\u202f${word}\u202f» est deux fois dans la liste.`,
    longHint: (word, characters, max) =>
      `L’indice de «\u202f${word}\u202f» a ${characters} caractères. La limite est ${max}.`,
    told: (word) => `L’indice de «\u202f${word}\u202f» contient le mot lui-même.`,
  },
}
