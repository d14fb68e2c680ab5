import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Terrain dégagé', text: 'Démine une grille Débutant sans indice.' },
  quick: {
    title: 'Pied léger',
    text: 'Démine une grille Débutant en 30 secondes ou moins, sans indice.',
  },
  'no-flags': {
    title: 'Sans drapeaux',
    text: 'Démine une grille Intermédiaire sans poser de drapeau et sans indice.',
  },
  expert: { title: 'Quatre-vingt-dix-neuf mines', text: 'Démine une grille Expert sans indice.' },
  swift: { title: 'Sapeur', text: 'Démine une grille Expert en 180 secondes ou moins, sans indice.' },
}
