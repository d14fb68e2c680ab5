import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Acerte a toupeira',
  description: 'Nove buracos e mãos muito ágeis',
  otherNames: ['toupeira', 'martelo', 'marmota', 'whack-a-mole'],
}
