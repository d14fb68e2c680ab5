/** How the browser tests play Tic Tac Toe: X takes the top row. */
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  query: 'seed=42',
  ends: /X wins/,
  ...byAll((hand) => hand.pressCells([1, 1], [2, 1], [1, 2], [2, 2], [1, 3])),
  async keyboard(hand) {
    // The first by arrows and Enter, the others by their digits.
    await hand.pressCells([1, 1])
    for (const key of '4253') await hand.press({ key })
  },
  race: null,
}
