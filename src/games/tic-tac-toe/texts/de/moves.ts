import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  places: [
    'oben links',
    'oben in der Mitte',
    'oben rechts',
    'links in der Mitte',
    'in der Mitte',
    'rechts in der Mitte',
    'unten links',
    'unten in der Mitte',
    'unten rechts',
  ],
  titles: [
    'Oben links',
    'Oben Mitte',
    'Oben rechts',
    'Mitte links',
    'Mitte',
    'Mitte rechts',
    'Unten links',
    'Unten Mitte',
    'Unten rechts',
  ],
  onBoard: (place, board) => `${place} auf Brett ${board}`,
  cell: (row, column) => `in Zeile ${row}, Spalte ${column}`,
  cellTitle: (row, column) => `Zeile ${row}, Spalte ${column}`,
  move: (mark, place) => `${mark} ${place}`,
  cleared: 'Brett geleert',
  game: (game) => `Spiel ${game}`,
}
