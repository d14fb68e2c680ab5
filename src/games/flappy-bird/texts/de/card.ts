import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Flappy Bird',
  description: 'Eine Taste, viele Röhren, keine Pause',
  otherNames: ['vogel', 'fliegen', 'röhren'],
}
