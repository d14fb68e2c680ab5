import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Sammle Funken, bevor es dunkel wird',
  otherNames: ['ausweichen', 'dunkel', 'licht aus'],
}
