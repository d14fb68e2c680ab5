/** How the browser tests play Tug of War: the left side pulls until it has won a round. */
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Presses until the end; a round takes twenty, plus some before the first pull. */
async function pullOn({ game, page }: Devices, pull: () => Promise<void>): Promise<void> {
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
  keyboard: (devices) => pullOn(devices, () => devices.page.keyboard.press('KeyA')),
  async mouse(devices) {
    const box = await devices.game.field.boundingBox()
    if (!box) throw new Error('There is no meadow.')
    await pullOn(devices, () => devices.page.mouse.click(box.x + box.width / 4, box.y + box.height / 2))
  },
  async touch(devices) {
    const box = await devices.game.field.boundingBox()
    if (!box) throw new Error('There is no meadow.')
    await pullOn(devices, () => devices.fingers.tap(box.x + box.width / 4, box.y + box.height / 2))
  },
  pad: (devices) => pullOn(devices, () => devices.pad.press('A')),
  race: null,
}
