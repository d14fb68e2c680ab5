/**
 * How the browser tests play Gravity Flip Runner: one flip over the first obstacle, then into the next one on the
 * ceiling.
 */

import { spot } from '../../e2e/support/moves'
import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

async function flipOnce({ page }: Hands, flip: () => Promise<void>): Promise<void> {
  await frames(page, 3)
  await flip()
}

export const plan: Plan = {
  // Without a flip this run ends after 539; with one in its first two seconds after 830.
  query: 'seed=2',
  ends: /Game Over!.*830 run/s,
  keyboard: (hands) => flipOnce(hands, () => hands.page.keyboard.press('Space')),
  mouse: (hands) =>
    flipOnce(hands, async () => {
      const { x, y } = await spot(hands, 0.5, 0.5)
      await hands.page.mouse.click(x, y)
    }),
  touch: (hands) =>
    flipOnce(hands, async () => {
      const { x, y } = await spot(hands, 0.5, 0.5)
      await hands.fingers.tap(x, y)
    }),
  pad: (hands) => flipOnce(hands, () => hands.pad.press('A')),
}
