import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Reversi',
  description: 'Schließ Steine ein und dreh sie auf deine Farbe',
  otherNames: ['othello', 'steine umdrehen', 'schwarze und weiße steine'],
}
