import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Maulwurfjagd',
  description: 'Neun Löcher, flinke Pfoten, flinkere Hände',
  otherNames: ['whack-a-mole', 'hau den maulwurf', 'maulwurf', 'hammer'],
}
