import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Zahlenraten',
  description: 'Größer oder kleiner, bis du sie findest',
  otherNames: ['höher oder tiefer', 'größer oder kleiner', 'zahl erraten'],
}
