import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Slice Storm',
  description: 'Corta la fruta, pero no las bombas',
  otherNames: ['fruit ninja', 'fruta', 'cortar fruta', 'espada', 'zen'],
}
