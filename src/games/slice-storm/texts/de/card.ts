import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Slice Storm',
  description: 'Schneide Früchte, aber keine Bomben',
  otherNames: ['fruit ninja', 'obst', 'früchte', 'schneiden', 'zen'],
}
