/** How the browser tests play Breakout: the paddle goes to the left edge, and every ball is launched and then lost. */
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

/**
 * Launches until all lives are lost; `launch` uses the input under test. Some bricks must break, so that the launch is
 * real.
 */
async function letGo({ game }: Devices, launch: () => Promise<void>): Promise<void> {
  await launch()
  await game.hastened(() => expect(game.hud('Score')).not.toHaveText('0', { timeout: 20_000 }))
  for (let i = 0; i < 200 && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
    await launch()
    await game.passes(250)
  }
}

export const plan: Plan = {
  // From the left edge the first ball of this game breaks a brick, and all three are lost within 10 s, in the landscape
  // and the portrait field.
  query: 'seed=1760',
  ends: /Game Over!.*Score\s*\d+/s,
  async keyboard(devices) {
    await devices.page.keyboard.down('ArrowLeft')
    await letGo(devices, () => devices.page.keyboard.press('Space'))
    await devices.page.keyboard.up('ArrowLeft')
  },
  async mouse(devices) {
    const box = await devices.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    await letGo(devices, async () => {
      if ((await devices.game.root.getAttribute('data-phase')) === 'playing')
        await devices.page.mouse.click(box.x + 8, box.y + box.height - 30)
    })
  },
  async touch(devices) {
    const box = await devices.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    await letGo(devices, async () => {
      if ((await devices.game.root.getAttribute('data-phase')) === 'playing')
        await devices.fingers.tap(box.x + 8, box.y + box.height - 20)
    })
  },
  async pad(devices) {
    await devices.pad.set('DpadLeft', true)
    await letGo(devices, async () => {
      if ((await devices.game.root.getAttribute('data-phase')) === 'playing') await devices.pad.press('A')
    })
    await devices.pad.set('DpadLeft', false)
  },
}
