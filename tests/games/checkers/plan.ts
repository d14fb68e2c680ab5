/** How the browser tests play Checkers: two red men capture the last two white ones. */
import { cell } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

/** From and to, as shown with Red at the bottom: 15 captures 18, 32 to 27, 23 captures 27. */
const FIRST = [
  [5, 4],
  [3, 6],
] as const
const OTHERS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 2],
] as const

export const plan: Plan = {
  query: 'position=B:W18,32:B15,23',
  ends: /Red wins/,
  ...byAll((hand) => hand.pressCells(...FIRST, ...OTHERS)),
  // A mouse can drag, too.
  async mouse(hand) {
    await hand.drag(cell(hand.page, ...FIRST[0]), cell(hand.page, ...FIRST[1]))
    await hand.pressCells(...OTHERS)
  },
  race: null,
}
