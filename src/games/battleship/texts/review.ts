/** Texts of the review of Battleship. Cells are written 'B4'. */
import type { PluralForms } from '../../../engine/core/text'

export const reviewTexts = {
  compared: 'Compared with the best shot',
  loss: {
    one: '#% less likely than the best shot',
    other: '#% less likely than the best shot',
  } as PluralForms,
  nextToHits: 'A ship that was hit is still afloat, so fire next to the hits first.',
  noShip: (cell: string) => `No remaining ship can cover ${cell}.`,
  more: (best: string, cell: string) => `More ship positions are possible at ${best} than at ${cell}.`,
  summary: { shots: 'Shots', hits: 'Hits', best: 'Best shots' },
}
