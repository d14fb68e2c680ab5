import { plural } from '../../../engine/core/text'
import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  title: (game) => `Imprimir ${game}`,
  print: 'Imprimir',
  preview: 'Prévia',
  making: (done, count) => `Criando ${done + 1} de ${count}…`,
  cannot: 'Nada foi impresso: este navegador não consegue imprimir. Abra esta página em outro navegador.',
  failed: 'Não foi possível criar os puzzles.',
  tryAgain: 'Tentar de novo',
  pages: (count) =>
    plural(count, {
      one: '# página, para A4 e Carta.',
      many: '# de páginas, para A4 e Carta.',
      other: '# páginas, para A4 e Carta.',
    }),
  fewer: (count) =>
    plural(count, {
      one: 'Estas opções só dão # puzzle.',
      many: 'Estas opções só dão # de puzzles.',
      other: 'Estas opções só dão # puzzles.',
    }),
  again: 'O mesmo início imprime as mesmas páginas de novo.',
  page: {
    solutions: 'Soluções',
    seed: (seed) => `Semente ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) => (numbers.length === 0 ? address : `${numbers.join(', ')}: ${address}`),
  },
}
