import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Paciência Klondike',
  description: 'A paciência clássica, com solução',
  otherNames: ['paciência', 'solitário', 'freecell', 'cartas', 'baralho', 'paciência do windows'],
}
