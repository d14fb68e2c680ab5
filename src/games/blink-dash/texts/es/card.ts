import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Recoge destellos antes de que se apague la luz',
  otherNames: ['parpadeo', 'oscuridad', 'teletransporte', 'esquivar'],
}
