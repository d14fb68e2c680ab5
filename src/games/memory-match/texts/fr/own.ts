import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Utiliser tes paires',
  used: 'Cette partie utilise des paires persos.',
  label: 'Paires, une par ligne',
  hint: (min, max, characters) =>
    `De ${min} à ${max} paires avec «\u202f=\u202f» entre les deux cartes, chacune de ${characters} caractères ou emojis au plus. Une ligne sans «\u202f=\u202f» donne deux cartes identiques.`,
  example: '7 x 8 = 56\n6 x 9 = 54\nchien = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# paire', many: '# de paires', other: '# paires' }),
  noEquals: {
    spaces: (line) =>
      `«\u202f${line}\u202f» n’a pas de «\u202f=\u202f», donc ses deux cartes seraient égales. Coupe aux espaces, ou répète-la de chaque côté de «\u202f=\u202f».`,
    parentheses: (line) =>
      `«\u202f${line}\u202f» n’a pas de «\u202f=\u202f», donc ses deux cartes seraient égales. Coupe aux parenthèses, ou répète-la de chaque côté de «\u202f=\u202f».`,
    sign: (line, sign) =>
      `«\u202f${line}\u202f» n’a pas de «\u202f=\u202f», donc ses deux cartes seraient égales. Coupe à «\u202f${sign}\u202f», ou répète-la de chaque côté de «\u202f=\u202f».`,
  },
  split: {
    spaces: 'Couper aux espaces',
    parentheses: 'Couper aux parenthèses',
    sign: (sign) => `Couper à «\u202f${sign}\u202f»`,
  },
  faults: {
    count: (min, max, pairs) => `Un jeu de cartes a de ${min} à ${max} paires. Celui-ci en a ${pairs}.`,
    cells: (line, cells) => `«\u202f${line}\u202f» a ${cells} cellules. Une paire en a deux.`,
    manyEquals: (line) => `«\u202f${line}\u202f» a plus d’un «\u202f=\u202f». Une paire a deux côtés.`,
    empty: (line) => `«\u202f${line}\u202f» a un côté vide.`,
    equalsOnCard: (line) => `«\u202f${line}\u202f» a un «\u202f=\u202f» sur une carte. Retire-le.`,
    long: (text, characters, max) =>
      `«\u202f${text}\u202f» a ${characters} caractères. Une carte en contient ${max} au plus.`,
    twice: (text) =>
      `«\u202f${text}\u202f» est dans deux paires\u00a0: personne ne saurait à quelle carte elle correspond.`,
  },
  notes: {
    alike: (one, other) => `«\u202f${one}\u202f» et «\u202f${other}\u202f» se ressemblent.`,
    small: (text) =>
      `«\u202f${text}\u202f» se lit mal sur un petit téléphone. Mets moins de paires ou des textes plus courts.`,
  },
}
