import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Cambio de color', text: 'Gana a la máquina en Normal o más.' },
  corners: {
    title: 'Las cuatro esquinas',
    text: 'Ocupa las cuatro esquinas y gana a la máquina en Normal o más.',
  },
  big: {
    title: 'Victoria aplastante',
    text: 'Gana a la máquina en Difícil o más por 30 fichas o más en el tablero de 8x8, sin pistas.',
  },
  expert: {
    title: 'Más allá del borde',
    text: 'Gana a la máquina en Experto o más en el tablero de 8x8, sin pistas.',
  },
  master: {
    title: 'La última ficha en pie',
    text: 'Gana a la máquina en Maestro en el tablero de 8x8, sin pistas. Juega el final a la perfección.',
  },
}
