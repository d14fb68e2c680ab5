import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Hockey de aire',
  description: 'Dos mazos, un disco y cinco goles',
  otherNames: ['air hockey', 'hockey de mesa', 'disco', 'tejo'],
}
