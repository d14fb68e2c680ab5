import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bubble Shooter',
  description: 'Ziele, triff drei, lass den Rest fallen',
  otherNames: ['blasen', 'seifenblasen', 'puzzle bobble', 'bust a move', 'kugeln'],
}
