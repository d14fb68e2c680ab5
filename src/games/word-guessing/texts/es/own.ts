import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Usar tus palabras',
  used: 'Esta partida usa palabras propias.',
  label: 'Palabras, una por línea',
  hint: (words, min, max, characters) =>
    `De 1 a ${words} palabras de ${min} a ${max} letras, de la A a la Z y la Ñ. Tras dos puntos o un tabulador puede ir una pista de hasta ${characters} caracteres.`,
  example: 'planeta: gira alrededor de una estrella\ncometa: tiene una cola de hielo y polvo\ngalaxia',
  summary: (words) => plural(words, { one: '# palabra', many: '# de palabras', other: '# palabras' }),
  withoutAccents: (words) => `Usar letras sin acento: ${words}`,
  twoLetters: (words) => `Usar dos letras: ${words}`,
  faults: {
    noWords: 'Escribe al menos una palabra.',
    count: (max, words) => `Una lista tiene hasta ${max} palabras. Esta tiene ${words}.`,
    noWord: (hint) => `Falta una palabra delante de «: ${hint}».`,
    sign: (word, sign) =>
      `«${word}» no se puede usar: las palabras solo pueden llevar letras de la A a la Z y la Ñ, no ${sign}.`,
    length: (word, min, max) => `«${word}» no se puede usar: una palabra tiene de ${min} a ${max} letras.`,
    twice: (word) => `«${word}» está dos veces en la lista.`,
    longHint: (word, characters, max) =>
      `La pista de «${word}» tiene ${characters} caracteres. El máximo es ${max}.`,
    told: (word) => `La pista de «${word}» contiene la propia palabra.`,
  },
}
