/** How the browser tests play Bubble Shooter: repeated shots at one spot, until the pile goes below the line. */

import { spot } from '../../e2e/support/moves'
import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/**
 * Shoots until the game is over: four shots in the landscape field of this seed, eight in the portrait one. Without
 * shots it never ends.
 */
async function pile(hands: Hands, shoot: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 30; n++) {
    if ((await hands.game.root.getAttribute('data-phase')) === 'over') return
    await shoot()
    await hands.game.passes(350)
  }
}

export const plan: Plan = {
  // Shots straight up, or to the right, match nothing here.
  query: 'seed=1',
  ends: /Game Over!.*Shots\s*[48]/s,
  async keyboard(hands) {
    await frames(hands.page, 5)
    await pile(hands, () => hands.page.keyboard.press('Space'))
  },
  async mouse(hands) {
    const { x, y } = await spot(hands, 0.8, 0.2)
    await pile(hands, () => hands.page.mouse.click(x, y))
  },
  async touch(hands) {
    const { x, y } = await spot(hands, 0.8, 0.2)
    await pile(hands, () => hands.fingers.tap(x, y))
  },
  async pad(hands) {
    await frames(hands.page, 5)
    await pile(hands, () => hands.pad.press('A'))
  },
}
