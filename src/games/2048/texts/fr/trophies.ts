import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  half: { title: 'Un demi-millier', text: 'Forme une tuile 512 sur une grille 4x4 ou 3x3, sans indice.' },
  'three-ways': {
    title: 'Trois directions suffisent',
    text: 'Forme une tuile 256 sans glisser dans les quatre directions, sur une grille 4x4 ou 3x3, sans indice.',
  },
  kilo: {
    title: 'Mille et des poussières',
    text: 'Forme une tuile 1024 sur une grille 4x4 ou 3x3, sans indice.',
  },
  goal: { title: 'Le nom du jeu', text: 'Forme une tuile 2048 sur une grille 4x4 ou 3x3, sans indice.' },
  beyond: {
    title: 'Un pas de plus',
    text: 'Continue après 2048 et forme une tuile 4096 sur une grille 4x4 ou 3x3, sans indice.',
  },
}
