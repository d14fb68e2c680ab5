import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Puzle deslizante',
  description: 'Quince fichas y un hueco',
  otherNames: ['juego del quince', '15 puzzle', '8 puzzle', 'taken', 'rompecabezas deslizante'],
}
