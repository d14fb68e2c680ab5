import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Recoge destellos antes del apagón',
  otherNames: ['parpadeo', 'oscuridad', 'teletransporte', 'esquivar'],
}
