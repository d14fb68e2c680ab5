/** How the browser tests play Flappy Bird: it hovers until the first flap, and falls after it. */
import { expect } from '../../e2e/support/fixtures'
import type { Hands, Plan } from '../../e2e/support/plan'

/** Checks that the bird waits, flaps once by the input under test, and lets it fall. */
async function flapOnce({ game }: Hands, flap: () => Promise<void>): Promise<void> {
  await game.passes(600)
  await expect(game.root).toHaveAttribute('data-phase', 'playing')
  await flap()
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over!/,
  keyboard: (hands) => flapOnce(hands, () => hands.page.keyboard.press('ArrowUp')),
  mouse: (hands) => flapOnce(hands, () => hands.game.field.click()),
  touch: (hands) =>
    flapOnce(hands, async () => {
      const box = await hands.game.field.boundingBox()
      if (box) await hands.fingers.tap(box.x + box.width / 2, box.y + box.height / 3)
    }),
  pad: (hands) => flapOnce(hands, () => hands.pad.press('A')),
}
