import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Minesweeper',
  description: 'Lies die Zahlen, markiere die Minen',
  otherNames: ['minen', 'minenfeld', 'minensuche', 'ohne raten'],
}
