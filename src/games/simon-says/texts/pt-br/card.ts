import type { card as english } from '../card'

export const card: typeof english = {
  title: 'O mestre mandou',
  description: 'Observe, escute e repita a sequência',
  otherNames: ['genius', 'simon', 'simon says', 'repita a sequência'],
}
