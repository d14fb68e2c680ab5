import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Snake',
  description: 'Friss, wachse und beiß dich nie selbst',
  otherNames: ['schlange', 'nibbles', 'python', 'wurm', 'slither'],
}
