/** How the browser tests play Reversi: Black takes the last two squares, while White has to pass. */
import { byAll, type Plan } from '../../e2e/support/plan'

/** Seven columns of black discs, then white ones that end at two empty squares of the first row. */
const ROW = 'XXXXXXXX'
const POSITION = `XOO-XOO-${ROW.repeat(7)} X`

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /Black wins/,
  ...byAll((hand) => hand.pressCells([1, 4], [1, 8])),
  race: null,
}
