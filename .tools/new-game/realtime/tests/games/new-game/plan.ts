/** How the browser tests play New Game: nothing falls before the first move, then everything is missed. */
import { expect } from '../../e2e/support/fixtures'
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Nothing falls until one move; then the discs do, and most of them miss the tray. */
async function moveOnce({ page, game }: Devices, move: () => Promise<void>): Promise<void> {
  await frames(page, 30)
  await expect(game.hud('Lives')).toHaveText('3')
  await move()
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over/,
  keyboard: (devices) => moveOnce(devices, () => devices.page.keyboard.press('ArrowLeft', { delay: 90 })),
  mouse: (devices) =>
    moveOnce(devices, async () => {
      const { x, y } = await spot(devices, 0.1, 0.5)
      await devices.page.mouse.click(x, y, { delay: 90 })
    }),
  touch: (devices) =>
    moveOnce(devices, async () => {
      const { x, y } = await spot(devices, 0.1, 0.5)
      await devices.fingers.tap(x, y)
    }),
  pad: (devices) => moveOnce(devices, () => devices.pad.press('DpadLeft')),
}
