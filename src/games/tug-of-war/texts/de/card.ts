import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tauziehen',
  description: 'Schnelle Finger, ein starkes Seil, eine kalte Pfütze',
  otherNames: ['tug of war', 'seilziehen', 'tasten hämmern'],
}
