import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Cette grille',
  copy: 'Copier la grille',
  copied: 'Grille copiée.',
  paste: 'Coller une grille',
  pasteHint:
    'Des lignes de . et #, ou les nombres\u00a0: une ligne de texte par ligne, une ligne vide, une ligne de texte par colonne.',
  load: 'Charger la grille',
  pasteEmpty: 'Colle d’abord une grille.',
  loaded: 'Grille chargée.',
  loadedDetail: (rows, columns) => `Lignes\u00a0: ${rows}. Colonnes\u00a0: ${columns}.`,
  draw: 'Dessiner une grille',
  drawHint:
    'Appuie ou fais glisser pour noircir des cases, encore une fois pour les vider. Touches\u00a0: Entrée, ou Maj avec les flèches pour des lignes.',
  drawn: {
    one: 'Une seule solution\u00a0: tu peux jouer cette grille.',
    several: 'Plusieurs solutions. Les cases marquées peuvent aussi être différentes.',
    unknown: 'Il faudrait trop de temps pour savoir combien il y a de solutions.',
  },
}
