import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bubble Shooter',
  description: 'Vise, groupe trois bulles et laisse tomber le reste',
  otherNames: ['bulles', 'tir aux bulles', 'puzzle bobble', 'bust a move'],
}
