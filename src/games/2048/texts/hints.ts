/** Hints of 2048. Directions are those of `moves.ts`. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  noCorner: 'Look at your highest tile: it is safest in a corner.',
  edge: 'Look at the highlighted edge: your highest tile is in its corner.',
  oneDirection: 'Tiles can slide in only one direction.',
  frees: (cells: number) =>
    plural(cells, {
      one: 'Merging the highlighted tiles frees # cell.',
      other: 'Merging the highlighted tiles frees # cells.',
    }),
  keepsCorner: 'The best move merges no tiles, but it keeps your highest tile in the highlighted corner.',
  toCorner: 'The best move merges no tiles, but it moves your highest tile into the highlighted corner.',
  order: 'Keep large tiles together: the best move puts the highlighted ones in better order.',
  scores: (direction: string, points: number) =>
    plural(points, { one: `${direction} scores # point.`, other: `${direction} scores # points.` }),
  looksBest: (direction: string) => `${direction} looks best.`,
}
