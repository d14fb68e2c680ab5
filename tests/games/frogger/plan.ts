/** How the browser tests play Frogger: recklessly upward, until three frogs are lost on the road or in the river. */
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  // A player who only waits ends without points, after a minute and a half.
  query: 'seed=42',
  ends: /Game Over!.*Score\s*[1-9]/s,
  ...byAll((hand) =>
    hand.game.whilePlaying(async () => {
      await hand.push('Up')
      await hand.game.passes(120)
    }, 90),
  ),
}
