import { plural } from '../../../../engine/core/text'
import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Cette grille',
  copy: 'Copier la grille',
  copied: 'Grille copiée.',
  paste: 'Coller une grille',
  pasteHints: {
    classic:
      '81 chiffres, ligne par ligne, avec 0 ou . pour les cases vides. Retours à la ligne, cadres et virgules acceptés.',
    x: '81 chiffres d’un X-Sudoku, ligne par ligne, avec 0 ou . pour les cases vides.',
    killer: '81 chiffres, puis _ et 81 lettres (une par cage), puis _ et les sommes séparées par des points.',
  },
  load: 'Charger la grille',
  pasteEmpty: 'Colle d’abord une grille.',
  loaded: 'Grille chargée.',
  more: (puzzles) =>
    plural(puzzles, {
      one: 'Le texte contient # autre grille\u202f; seule la première a été chargée.',
      many: 'Le texte contient # d’autres grilles\u202f; seule la première a été chargée.',
      other: 'Le texte contient # autres grilles\u202f; seule la première a été chargée.',
    }),
  type: 'Saisir une grille',
  typeHint:
    'Choisis une case et tape les chiffres\u00a0: chacun mène à la case suivante. 0 laisse une case vide, Retour arrière revient à la précédente.',
  typed: {
    empty: 'Aucun chiffre pour l’instant.',
    few: (digits) => `Il faut plus de chiffres\u00a0: au moins ${digits}.`,
    one: 'Une seule solution\u00a0: tu peux jouer cette grille.',
    several: 'Plusieurs solutions. Deux d’entre elles diffèrent dans les cases marquées.',
    unknown: 'Il faudrait trop de temps pour savoir combien il y a de solutions.',
  },
}
