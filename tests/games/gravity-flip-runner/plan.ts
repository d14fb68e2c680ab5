/**
 * How the browser tests play Gravity Flip Runner: one flip over the first obstacle, then into the next one on the
 * ceiling.
 */
import { byAll, type Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

export const plan: Plan = {
  // Without a flip this run ends after 539; with one in its first two seconds after 830.
  query: 'seed=2',
  ends: /Game Over!.*Distance: 830/s,
  ...byAll(async (hand) => {
    await frames(hand.page, 3)
    await hand.press({ key: 'Space', pad: 'A', at: [0.5, 0.5] })
  }),
  race: null,
}
