import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Grade de cores',
  description: 'Ache o único quadrado diferente',
  otherNames: ['o intruso', 'visão de cores', 'tons', 'teste de cores', 'color grid challenge'],
}
