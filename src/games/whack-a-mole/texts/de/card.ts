import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Maulwurfjagd',
  description: 'Neun Löcher und sehr flinke Pfoten',
  otherNames: ['whack-a-mole', 'hau den maulwurf', 'maulwurf', 'hammer'],
}
