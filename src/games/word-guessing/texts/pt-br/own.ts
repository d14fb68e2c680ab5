import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Usar suas palavras',
  used: 'Esta partida usa palavras próprias.',
  label: 'Palavras, uma por linha',
  hint: (words, min, max, characters) =>
    `De 1 a ${words} palavras de ${min} a ${max} letras, de A a Z, sem acentos. Depois de dois-pontos ou tabulação pode vir uma dica de até ${characters} caracteres.`,
  example: 'planeta: gira em torno de uma estrela\ncometa: tem uma cauda de gelo e poeira\nasteroide',
  summary: (words) => plural(words, { one: '# palavra', many: '# de palavras', other: '# palavras' }),
  withoutAccents: (words) => `Usar letras sem acento: ${words}`,
  twoLetters: (words) => `Usar duas letras: ${words}`,
  faults: {
    noWords: 'Digite pelo menos uma palavra.',
    count: (max, words) => `Uma lista tem até ${max} palavras. Esta tem ${words}.`,
    noWord: (hint) => `Falta uma palavra antes de “: ${hint}”.`,
    sign: (word, sign) =>
      `“${word}” não pode ser usada: as palavras só podem usar as letras de A a Z, não ${sign}.`,
    length: (word, min, max) => `“${word}” não pode ser usada: uma palavra tem de ${min} a ${max} letras.`,
    twice: (word) => `“${word}” está duas vezes na lista.`,
    longHint: (word, characters, max) =>
      `A dica de “${word}” tem ${characters} caracteres. O limite é ${max}.`,
    told: (word) => `A dica de “${word}” contém a própria palavra.`,
  },
}
