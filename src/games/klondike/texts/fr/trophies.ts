import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  first: { title: 'Quatre rois au sommet', text: 'Gagne une partie de Klondike sans indice.' },
  three: {
    title: 'Une carte sur trois',
    text: 'Gagne une partie de Klondike en tirant trois cartes à la fois, sans indice.',
  },
  swift: {
    title: 'Doigts agiles',
    text: 'Gagne une partie de Klondike en trois minutes ou moins, sans indice.',
  },
  once: {
    title: 'Un seul passage',
    text: 'Gagne une partie de Klondike sans retourner la défausse et sans indice.',
  },
  freecell: { title: 'Cartes sur table', text: 'Gagne une partie de FreeCell sans indice.' },
}
