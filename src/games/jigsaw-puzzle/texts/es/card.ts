import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Rompecabezas',
  description: 'Arma un cuadro pintado, pieza a pieza',
  otherNames: ['puzle', 'puzzle', 'jigsaw', 'piezas'],
}
