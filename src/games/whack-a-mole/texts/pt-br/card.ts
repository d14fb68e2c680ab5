import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Acerte a toupeira',
  description: 'Nove buracos, patas ágeis, mãos mais ágeis',
  otherNames: ['toupeira', 'martelo', 'marmota', 'whack-a-mole'],
}
