import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: {
    title: 'Bonne mémoire',
    text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Moyen en 18 coups ou moins.',
  },
  swift: {
    title: 'Doigts agiles',
    text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Difficile en 60 secondes ou moins.',
  },
  hard: {
    title: 'Mémoire d’éléphant',
    text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Difficile en 26 coups ou moins.',
  },
  sharp: {
    title: 'N’oublie jamais rien',
    text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Difficile en 21 coups ou moins.',
  },
}
