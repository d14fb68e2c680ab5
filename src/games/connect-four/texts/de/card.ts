import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Vier gewinnt',
  description: 'Steine einwerfen, vier in eine Reihe',
  otherNames: ['4 gewinnt', 'viergewinnt', 'connect four', 'vier in einer reihe', 'pop out'],
}
