import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Gravity Flip Runner',
  description: 'Entre o chão e o teto, um só toque',
  otherNames: ['corrida infinita', 'corredor', 'gravidade'],
}
