import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Mémoire des couleurs',
  description: 'Huit couleurs, huit sons, un de plus à chaque fois',
  otherNames: ['suite de couleurs', 'retenir', 'mémoire de séquences', 'color memory'],
}
