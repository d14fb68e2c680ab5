import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  uncovered: { title: 'Dévoilé', text: 'Résous une grille 10x10 ou plus grande, sans indice.' },
  quick: { title: 'Coup d’œil', text: 'Résous une grille 10x10 en 90 secondes ou moins, sans indice.' },
  sure: {
    title: 'Main sûre',
    text: 'Résous une grille 15x15 ou plus grande avec les erreurs affichées, sans erreur et sans indice.',
  },
  large: { title: 'Grand tableau', text: 'Résous une grille 20x20, sans indice.' },
  hard: {
    title: 'Ligne après ligne',
    text: 'Résous une grille générée en Difficile, 15x15 ou 20x20, sans indice.',
  },
}
