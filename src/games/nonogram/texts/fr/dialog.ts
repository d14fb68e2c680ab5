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
}
