import type { card as english } from '../card'

export const card: typeof english = {
  title: '2048',
  description: 'Desliza, combina y planea',
  otherNames: ['threes', '1024', 'combinar números', 'fichas'],
}
