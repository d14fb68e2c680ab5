import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Slice Storm',
  description: 'Corte as frutas, mas não as bombas',
  otherNames: ['fruit ninja', 'cortar frutas', 'corte', 'zen'],
}
