import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Damas',
  description: 'Salta, captura y corona una dama',
  otherNames: ['checkers', 'juego de damas', 'damas internacionales'],
}
