import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Rompecabezas',
  description: 'Arma un cuadro pintado, clic a clic',
  otherNames: ['puzle', 'puzzle', 'jigsaw', 'piezas'],
}
