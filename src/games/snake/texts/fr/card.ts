import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Snake',
  description: 'Mange, grandis et ne te mords jamais',
  otherNames: ['serpent', 'ver', 'nibbles', 'python', 'slither'],
}
