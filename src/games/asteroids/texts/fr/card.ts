import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Asteroids',
  description: 'Tourne, accélère, pulvérise les rochers',
  otherNames: ['astéroïdes', 'rochers', 'vaisseau spatial', 'météores', 'tir spatial'],
}
