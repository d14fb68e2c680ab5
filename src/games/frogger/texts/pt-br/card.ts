import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Frogger',
  description: 'Pela rua, pelo rio e a tempo em casa',
  otherNames: ['sapo', 'rã', 'crossy road', 'atravessar a rua'],
}
