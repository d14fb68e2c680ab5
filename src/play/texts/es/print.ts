import { plural } from '../../../engine/core/text'
import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  title: (game) => `Imprimir ${game}`,
  print: 'Imprimir',
  preview: 'Vista previa',
  making: (done, count) => `Creando ${done + 1} de ${count}…`,
  cannot: 'No se imprimió nada: este navegador no puede imprimir. Abre esta página en otro navegador.',
  failed: 'No se pudieron crear los puzles.',
  tryAgain: 'Reintentar',
  pages: (count) =>
    plural(count, {
      one: '# página, para A4 y Carta.',
      many: '# de páginas, para A4 y Carta.',
      other: '# páginas, para A4 y Carta.',
    }),
  fewer: (count) =>
    plural(count, {
      one: 'Con estas opciones solo hay # puzle.',
      many: 'Con estas opciones solo hay # de puzles.',
      other: 'Con estas opciones solo hay # puzles.',
    }),
  again: 'El mismo inicio imprime otra vez las mismas páginas.',
  page: {
    solutions: 'Soluciones',
    seed: (seed) => `Semilla ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) => (numbers.length === 0 ? address : `${numbers.join(', ')}: ${address}`),
  },
}
