import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Usar seus próprios pares',
  used: 'Esta partida usa pares próprios.',
  label: 'Pares, um por linha',
  hint: (min, max, characters) =>
    `De ${min} a ${max} pares com “=” entre as duas cartas, cada uma com até ${characters} caracteres ou emojis. Uma linha sem “=” cria duas cartas iguais.`,
  example: '7 x 8 = 56\n6 x 9 = 54\ncachorro = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# par', many: '# de pares', other: '# pares' }),
  noEquals: {
    spaces: (line) =>
      `“${line}” não tem “=”, então as duas cartas seriam iguais. Separe nos espaços ou escreva dos dois lados de “=”.`,
    parentheses: (line) =>
      `“${line}” não tem “=”, então as duas cartas seriam iguais. Separe nos parênteses ou escreva dos dois lados de “=”.`,
    sign: (line, sign) =>
      `“${line}” não tem “=”, então as duas cartas seriam iguais. Separe em “${sign}” ou escreva dos dois lados de “=”.`,
  },
  split: {
    spaces: 'Separar nos espaços',
    parentheses: 'Separar nos parênteses',
    sign: (sign) => `Separar em “${sign}”`,
  },
  faults: {
    count: (min, max, pairs) => `Um conjunto tem de ${min} a ${max} pares. Este tem ${pairs}.`,
    cells: (line, cells) => `“${line}” tem ${cells} células. Um par tem duas.`,
    manyEquals: (line) => `“${line}” tem mais de um “=”. Um par tem dois lados.`,
    empty: (line) => `“${line}” tem um lado vazio.`,
    equalsOnCard: (line) => `“${line}” tem um “=” em uma carta. Tire esse sinal.`,
    long: (text, characters, max) => `“${text}” tem ${characters} caracteres. Em uma carta cabem até ${max}.`,
    twice: (text) => `“${text}” está em dois pares, então ninguém saberia a qual carta pertence.`,
  },
  notes: {
    alike: (one, other) => `“${one}” e “${other}” são muito parecidos.`,
    small: (text) =>
      `“${text}” é difícil de ler em um celular pequeno. Use menos pares ou textos mais curtos.`,
  },
}
