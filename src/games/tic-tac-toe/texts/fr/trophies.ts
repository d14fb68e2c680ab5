import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Trois alignés', text: 'Bats l’ordinateur en Normal dans une partie en 3x3.' },
  second: {
    title: 'En second',
    text: 'Bats l’ordinateur en Normal dans une partie en 3x3 avec O, quand il commence.',
  },
  perfect: {
    title: 'Une égalité honorable',
    text: 'Fais égalité avec l’ordinateur en Parfait dans une partie en 3x3 avec O, sans indice.',
  },
}
