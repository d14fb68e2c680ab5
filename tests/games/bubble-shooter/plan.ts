/** How the browser tests play Bubble Shooter: repeated shots at one spot, until the pile goes below the line. */
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/**
 * Shoots until the game is over: four shots in the landscape field of this seed, eight in the portrait one. Without
 * shots it never ends.
 */
async function pile(devices: Devices, shoot: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 30; n++) {
    if ((await devices.game.root.getAttribute('data-phase')) === 'over') return
    await shoot()
    await devices.game.passes(350)
  }
}

export const plan: Plan = {
  // Shots straight up, or to the right, match nothing here.
  query: 'seed=1',
  ends: /Game Over!.*Shots\s*[48]/s,
  async keyboard(devices) {
    await frames(devices.page, 5)
    await pile(devices, () => devices.page.keyboard.press('Space'))
  },
  async mouse(devices) {
    const { x, y } = await spot(devices, 0.8, 0.2)
    await pile(devices, () => devices.page.mouse.click(x, y))
  },
  async touch(devices) {
    const { x, y } = await spot(devices, 0.8, 0.2)
    await pile(devices, () => devices.fingers.tap(x, y))
  },
  async pad(devices) {
    await frames(devices.page, 5)
    await pile(devices, () => devices.pad.press('A'))
  },
}
