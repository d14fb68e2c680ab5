/**
 * How the browser tests play Gravity Flip Runner: one flip over the first obstacle, then into the next one on the
 * ceiling.
 */
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

async function flipOnce({ page }: Devices, flip: () => Promise<void>): Promise<void> {
  await frames(page, 3)
  await flip()
}

export const plan: Plan = {
  // Without a flip this run ends after 539; with one in its first two seconds after 830.
  query: 'seed=2',
  ends: /Game Over!.*Distance: 830/s,
  keyboard: (devices) => flipOnce(devices, () => devices.page.keyboard.press('Space')),
  mouse: (devices) =>
    flipOnce(devices, async () => {
      const { x, y } = await spot(devices, 0.5, 0.5)
      await devices.page.mouse.click(x, y)
    }),
  touch: (devices) =>
    flipOnce(devices, async () => {
      const { x, y } = await spot(devices, 0.5, 0.5)
      await devices.fingers.tap(x, y)
    }),
  pad: (devices) => flipOnce(devices, () => devices.pad.press('A')),
  race: null,
}
