import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Utiliser tes paires',
  used: 'Cette partie utilise des paires persos.',
  label: 'Paires, une par ligne',
  hint: (min, max, characters) =>
    `De ${min} à ${max} paires avec « = » entre les deux cartes, chacune de ${characters} caractères ou emojis au plus. Une ligne sans « = » donne deux cartes identiques.`,
  example: '7 x 8 = 56\n6 x 9 = 54\nchien = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# paire', many: '# de paires', other: '# paires' }),
  noEquals: {
    spaces: (line) =>
      `« ${line} » n’a pas de « = », donc ses deux cartes seraient égales. Coupe aux espaces, ou répète-la de chaque côté de « = ».`,
    parentheses: (line) =>
      `« ${line} » n’a pas de « = », donc ses deux cartes seraient égales. Coupe aux parenthèses, ou répète-la de chaque côté de « = ».`,
    sign: (line, sign) =>
      `« ${line} » n’a pas de « = », donc ses deux cartes seraient égales. Coupe à « ${sign} », ou répète-la de chaque côté de « = ».`,
  },
  split: {
    spaces: 'Couper aux espaces',
    parentheses: 'Couper aux parenthèses',
    sign: (sign) => `Couper à « ${sign} »`,
  },
  faults: {
    count: (min, max, pairs) => `Un jeu de cartes a de ${min} à ${max} paires. Celui-ci en a ${pairs}.`,
    cells: (line, cells) => `« ${line} » a ${cells} cellules. Une paire en a deux.`,
    manyEquals: (line) => `« ${line} » a plus d’un « = ». Une paire a deux côtés.`,
    empty: (line) => `« ${line} » a un côté vide.`,
    equalsOnCard: (line) => `« ${line} » a un « = » sur une carte. Retire-le.`,
    long: (text, characters, max) =>
      `« ${text} » a ${characters} caractères. Une carte en contient ${max} au plus.`,
    twice: (text) => `« ${text} » est dans deux paires : personne ne saurait à quelle carte elle correspond.`,
  },
  notes: {
    alike: (one, other) => `« ${one} » et « ${other} » se ressemblent.`,
    small: (text) =>
      `« ${text} » se lit mal sur un petit téléphone. Mets moins de paires ou des textes plus courts.`,
  },
}
