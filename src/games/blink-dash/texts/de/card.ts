import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Sammle Funken, bevor das Licht ausgeht',
  otherNames: ['ausweichen', 'dunkel', 'licht aus'],
}
