import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bubble Shooter',
  description: 'Vise, groupe-en trois, le reste tombe',
  otherNames: ['bulles', 'tir aux bulles', 'puzzle bobble', 'bust a move'],
}
