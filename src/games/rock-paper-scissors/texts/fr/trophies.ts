import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Télépathie',
    text: 'Avec trois signes, gagne un match en 5 ou 10 contre un ordinateur qui s’adapte à toi.',
  },
  hands: {
    title: 'Touche-à-tout',
    text: 'Avec trois signes, gagne un match en 10 contre un ordinateur qui s’adapte à toi, et au moins deux manches avec chaque signe.',
  },
  lead: {
    title: 'Deux coups d’avance',
    text: 'Avec trois signes, gagne un match en 10 contre un ordinateur qui s’adapte à toi, en perdant six manches au plus.',
  },
}
