import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  uncovered: { title: 'Al descubierto', text: 'Resuelve un puzle de 10x10 o mayor, sin pistas.' },
  quick: { title: 'Vista rápida', text: 'Resuelve un puzle de 10x10 en 90 segundos o menos, sin pistas.' },
  sure: {
    title: 'Pulso firme',
    text: 'Resuelve un puzle de 15x15 o mayor con los errores a la vista, sin ningún error y sin pistas.',
  },
  large: { title: 'El gran cuadro', text: 'Resuelve un puzle de 20x20, sin pistas.' },
  hard: {
    title: 'Línea a línea',
    text: 'Resuelve un puzle generado en Difícil de 15x15 o 20x20, sin pistas.',
  },
}
