/** How the browser tests play Breakout: the paddle goes to the left edge, and every ball is launched and then lost. */
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import type { Plan } from '../../e2e/support/plan'

/** Launches until all lives are lost. Some bricks must break, so that the launch is real. */
async function letGo(hand: Hand): Promise<void> {
  const { game } = hand
  const launch = () => hand.press({ key: 'Space', pad: 'A', at: [0.02, 0.95] })
  await launch()
  await game.hastened(() => expect(game.hud('Score')).not.toHaveText('0', { timeout: 20_000 }))
  await game.whilePlaying(async () => {
    await launch()
    await game.passes(250)
  }, 200)
}

const goLeft = (hand: Hand) => hand.hold({ key: 'ArrowLeft', pad: 'DpadLeft' }, () => letGo(hand))

export const plan: Plan = {
  // From the left edge the first ball of this game breaks a brick, and all three are lost within 10 s, in the landscape
  // and the portrait field.
  query: 'seed=1760',
  ends: /Game Over!.*Score\s*\d+/s,
  keyboard: goLeft,
  mouse: letGo,
  touch: letGo,
  pad: goLeft,
}
