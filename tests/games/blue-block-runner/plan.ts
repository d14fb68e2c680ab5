/** How the browser tests play Blue Block Runner: Space pauses and resumes, then to the left side, where it soon hits. */
import type { Hand } from '../../e2e/support/hands'
import { pauseBySpace } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

/** To the very edge of the field. */
const keepLeft = (hand: Hand) => hand.hold({ key: 'ArrowLeft', pad: 'DpadLeft', at: [0.004, 0.5] })

export const plan: Plan = {
  // A player who does not move in this game is not hit for 15 seconds. A player at the left edge, who went there within
  // three seconds, has dodged three obstacles when the fourth hits: after five seconds on the landscape field, after
  // eight on the portrait one.
  query: 'seed=1357',
  start: 'Start',
  ends: /Game Over!.*Score\s*3/s,
  ...byAll(keepLeft),
  async keyboard(hand) {
    await pauseBySpace(hand)
    await keepLeft(hand)
  },
  race: null,
}
