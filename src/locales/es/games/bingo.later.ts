import type * as print from '../../../games/bingo/texts/print'
import type { Translation } from '../../translation'

export const printTexts: Translation<typeof print.printTexts> = {
  free: 'Libre',
  rules: {
    line: 'Marca los números cantados. Gana la primera fila, columna o diagonal llena, o las cuatro esquinas.',
    corners: 'Marca los números cantados. Gana quien marque primero las cuatro esquinas.',
    x: 'Marca los números cantados. Gana quien marque primero las dos diagonales.',
    frame: 'Marca los números cantados. Gana quien marque primero todas las casillas del borde.',
    full: 'Marca los números cantados. Gana el primer cartón lleno.',
  },
  list: 'Lista para cantar: tacha cada número que cantes.',
}
