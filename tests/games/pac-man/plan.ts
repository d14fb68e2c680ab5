/** How the browser tests play Pac-Man: a few dots by the input under test, then no input until a ghost is there. */
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  query: 'seed=42&lives=1',
  ends: /Game Over!.*Score\s*[1-9]/s,
  // Back and forth, and up if possible. Without presses there are no points.
  ...byAll(async (hand) => {
    for (const way of ['Left', 'Right', 'Up'] as const) {
      await hand.push(way)
      await hand.game.passes(500)
    }
  }),
}
