/** How the browser tests play Snake: one turn by the input under test, then into the wall. */
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  // At normal speed: after a restart even a slow test reaches Pause before the wall.
  query: 'seed=42',
  // It moves right at the start; only a turn makes it hit the upper wall before the right one.
  ends: /Game Over! Hit a wall/,
  ...byAll((hand) => hand.push('Up')),
  async touch(hand) {
    await hand.press(hand.game.button('Up'))
    await hand.push('Left')
  },
}
