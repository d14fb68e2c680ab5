/** How the browser tests play Bubble Shooter: repeated shots at one spot, until the pile goes below the line. */
import { byAll, type Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

export const plan: Plan = {
  // Shots straight up, or to the right, match nothing here: four shots in the landscape field of this seed, eight in the
  // portrait one. Without shots it never ends.
  query: 'seed=1',
  ends: /Game Over!.*Shots\s*[48]/s,
  ...byAll(async (hand) => {
    const { game, page } = hand
    await frames(page, 5)
    await game.whilePlaying(async () => {
      await hand.press({ key: 'Space', pad: 'A', at: [0.8, 0.2] })
      await game.passes(350)
    }, 30)
  }),
}
