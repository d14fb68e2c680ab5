/** How the browser tests play Pac-Man: a few dots by the input under test, then no input until a ghost is there. */
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  query: 'seed=42&lives=1',
  ends: /Game Over!.*Score\s*[1-9]/s,
  // Back and forth, also after the second in which everyone waits. Without presses there are no points.
  ...byAll((hand) =>
    hand.game.untilPoints(async (n) => {
      await hand.push(n % 2 ? 'Right' : 'Left')
      await hand.game.passes(500)
    }),
  ),
}
