import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Pegue os brilhos antes que a luz se apague',
  otherNames: ['escuridão', 'teletransporte', 'desviar', 'piscar'],
}
