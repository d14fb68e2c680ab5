import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  places: [
    'en haut à gauche',
    'en haut au milieu',
    'en haut à droite',
    'au milieu à gauche',
    'au centre',
    'au milieu à droite',
    'en bas à gauche',
    'en bas au milieu',
    'en bas à droite',
  ],
  titles: [
    'En haut à gauche',
    'En haut au milieu',
    'En haut à droite',
    'Au milieu à gauche',
    'Au centre',
    'Au milieu à droite',
    'En bas à gauche',
    'En bas au milieu',
    'En bas à droite',
  ],
  onBoard: (place, board) => `${place}, grille ${board}`,
  cell: (row, column) => `ligne ${row}, colonne ${column}`,
  cellTitle: (row, column) => `Ligne ${row}, colonne ${column}`,
  move: (mark, place) => `${mark}\u00a0: ${place}`,
  cleared: 'Grille effacée',
  game: (game) => `Partie ${game}`,
}
