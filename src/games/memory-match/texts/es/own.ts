import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Usar tus parejas',
  used: 'Esta partida usa parejas propias.',
  label: 'Parejas, una por línea',
  hint: (min, max, characters) =>
    `De ${min} a ${max} parejas con «=» entre las dos cartas, cada una de hasta ${characters} caracteres o emojis. Una línea sin «=» crea dos cartas iguales.`,
  example: '7 x 8 = 56\n6 x 9 = 54\nperro = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# pareja', many: '# de parejas', other: '# parejas' }),
  noEquals: {
    spaces: (line) =>
      `«${line}» no tiene «=», así que sus dos cartas serían iguales. Sepárala por los espacios o escríbela a ambos lados de «=».`,
    parentheses: (line) =>
      `«${line}» no tiene «=», así que sus dos cartas serían iguales. Sepárala por los paréntesis o escríbela a ambos lados de «=».`,
    sign: (line, sign) =>
      `«${line}» no tiene «=», así que sus dos cartas serían iguales. Sepárala por «${sign}» o escríbela a ambos lados de «=».`,
  },
  split: {
    spaces: 'Separar por espacios',
    parentheses: 'Separar por paréntesis',
    sign: (sign) => `Separar por «${sign}»`,
  },
  faults: {
    count: (min, max, pairs) => `Un juego tiene de ${min} a ${max} parejas. Este tiene ${pairs}.`,
    cells: (line, cells) => `«${line}» tiene ${cells} celdas. Una pareja tiene dos.`,
    manyEquals: (line) => `«${line}» tiene más de un «=». Una pareja tiene dos lados.`,
    empty: (line) => `«${line}» tiene un lado vacío.`,
    equalsOnCard: (line) => `«${line}» tiene un «=» en una carta. Quítalo.`,
    long: (text, characters, max) =>
      `«${text}» tiene ${characters} caracteres. En una carta caben hasta ${max}.`,
    twice: (text) => `«${text}» está en dos parejas, así que nadie sabría a qué carta corresponde.`,
  },
  notes: {
    alike: (one, other) => `«${one}» y «${other}» se parecen mucho.`,
    small: (text) => `«${text}» cuesta leerlo en un teléfono pequeño. Usa menos parejas o textos más cortos.`,
  },
}
