import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Cette grille',
  copy: 'Copier la grille',
  copied: 'Grille copiée.',
  paste: 'Coller une grille',
  pasteHint:
    'Des lignes de . et #, ou les nombres du bord : un texte par ligne, un blanc, un texte par colonne.',
  load: 'Charger la grille',
  pasteEmpty: 'Colle d’abord une grille.',
  loaded: 'Grille chargée.',
  loadedDetail: (rows, columns) => `Lignes : ${rows}. Colonnes : ${columns}.`,
}
