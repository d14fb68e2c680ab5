import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  first: { title: 'Quatre rois au sommet', text: 'Gagne une partie de Klondike sans indices.' },
  three: {
    title: 'Une carte sur trois',
    text: 'Gagne une partie de Klondike en tirant trois cartes à la fois, sans indices.',
  },
  swift: {
    title: 'Doigts agiles',
    text: 'Gagne une partie de Klondike en trois minutes ou moins, sans indices.',
  },
  once: {
    title: 'Un seul passage',
    text: 'Gagne une partie de Klondike sans retourner la défausse et sans indices.',
  },
  freecell: { title: 'Cartes sur table', text: 'Gagne une partie de FreeCell sans indices.' },
}
