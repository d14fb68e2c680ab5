import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Tope là', text: 'Répète une séquence de 5 couleurs avec les options standard.' },
  nine: {
    title: 'Plus qu’un arc-en-ciel',
    text: 'Répète une séquence de 9 couleurs avec les options standard.',
  },
  fourteen: {
    title: 'Film en couleurs',
    text: 'Répète une séquence de 14 couleurs avec les options standard.',
  },
  twenty: { title: 'Photographique', text: 'Répète une séquence de 20 couleurs avec les options standard.' },
}
