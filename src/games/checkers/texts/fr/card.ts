import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Dames',
  description: 'Saute, prends, va à dame',
  otherNames: ['jeu de dames', 'checkers', 'draughts', 'dames internationales', 'damier'],
}
