/** How the browser tests play Flappy Bird: it hovers until the first flap, and falls after it. */
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

/** Checks that the bird waits, flaps once by the input under test, and lets it fall. */
async function flapOnce({ game }: Devices, flap: () => Promise<void>): Promise<void> {
  await game.passes(600)
  await expect(game.root).toHaveAttribute('data-phase', 'playing')
  await flap()
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over!/,
  keyboard: (devices) => flapOnce(devices, () => devices.page.keyboard.press('ArrowUp')),
  mouse: (devices) => flapOnce(devices, () => devices.game.field.click()),
  touch: (devices) =>
    flapOnce(devices, async () => {
      const box = await devices.game.field.boundingBox()
      if (box) await devices.fingers.tap(box.x + box.width / 2, box.y + box.height / 3)
    }),
  pad: (devices) => flapOnce(devices, () => devices.pad.press('A')),
}
