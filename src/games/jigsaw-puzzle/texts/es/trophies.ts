import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Pieza a pieza', text: 'Completa un rompecabezas de 24 piezas o más.' },
  turned: {
    title: 'Del derecho',
    text: 'Completa un rompecabezas de 24 piezas o más con el giro activado.',
  },
  exact: {
    title: 'A la primera',
    text: 'Completa un rompecabezas de 24 o 48 piezas en tantas jugadas como piezas tiene.',
  },
  swift: {
    title: 'Ojo para los bordes',
    text: 'Completa un rompecabezas de 48 piezas o más en cinco minutos o menos.',
  },
}
