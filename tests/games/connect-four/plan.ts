/** How the browser tests play Connect Four: red stacks four in the first column. */
import type { Hand } from '../../e2e/support/hands'
import { byAll, type Plan } from '../../e2e/support/plan'

const COLUMNS = [1, 2, 1, 2, 1, 2, 1]

/** Any cell of a column does. */
const drop = (hand: Hand, row: number) => hand.pressCells(...COLUMNS.map((column) => [row, column] as const))

export const plan: Plan = {
  query: 'seed=42',
  ends: /Red wins/,
  ...byAll((hand) => drop(hand, 6)),
  async keyboard(hand) {
    await hand.pressCells([6, 1])
    for (const column of COLUMNS.slice(1)) await hand.press({ key: String(column) })
  },
  mouse: (hand) => drop(hand, 1),
  touch: (hand) => drop(hand, 3),
  race: null,
}
