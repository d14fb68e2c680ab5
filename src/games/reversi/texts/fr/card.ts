import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Reversi',
  description: 'Encadre une ligne de pions et retourne-la',
  otherNames: ['othello', 'retourner les pions', 'pions noirs et blancs'],
}
