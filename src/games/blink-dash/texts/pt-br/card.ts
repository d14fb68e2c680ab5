import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Pegue os brilhos antes do apagão',
  otherNames: ['escuridão', 'teletransporte', 'desviar', 'piscar'],
}
