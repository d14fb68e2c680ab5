import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tauziehen',
  description: 'Schnelle Finger, starkes Seil, kalte Pfütze',
  otherNames: ['tug of war', 'seilziehen', 'tasten hämmern'],
}
