import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Pièce par pièce', text: 'Termine un puzzle de 24 pièces ou plus.' },
  turned: {
    title: 'Dans le bon sens',
    text: 'Termine un puzzle de 24 pièces ou plus avec la rotation activée.',
  },
  exact: {
    title: 'Un seul geste',
    text: 'Termine un puzzle de 24 ou 48 pièces en autant de coups qu’il a de pièces.',
  },
  swift: {
    title: 'Le coup d’œil',
    text: 'Termine un puzzle de 48 pièces ou plus en cinq minutes ou moins.',
  },
}
