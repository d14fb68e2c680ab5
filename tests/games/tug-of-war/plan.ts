/** How the browser tests play Tug of War: the left side pulls until it has won a round. */

import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Presses until the end; a round takes twenty, plus some before the first pull. */
async function pullOn({ game, page }: Hands, pull: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if ((await game.root.getAttribute('data-phase')) === 'over') return
    if ((await game.hud('Player 1').textContent()) === '1') return
    await pull()
    await frames(page, 1)
  }
}

export const plan: Plan = {
  query: 'seed=1&players=2&rounds=1',
  ends: /Player 1 wins/,
  keyboard: (hands) => pullOn(hands, () => hands.page.keyboard.press('KeyA')),
  async mouse(hands) {
    const box = await hands.game.field.boundingBox()
    if (!box) throw new Error('There is no meadow.')
    await pullOn(hands, () => hands.page.mouse.click(box.x + box.width / 4, box.y + box.height / 2))
  },
  async touch(hands) {
    const box = await hands.game.field.boundingBox()
    if (!box) throw new Error('There is no meadow.')
    await pullOn(hands, () => hands.fingers.tap(box.x + box.width / 4, box.y + box.height / 2))
  },
  pad: (hands) => pullOn(hands, () => hands.pad.press('A')),
}
