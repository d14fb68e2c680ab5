/** How the browser tests play Frogger: recklessly upward, until three frogs are lost on the road or in the river. */
import type { Devices, Plan } from '../../e2e/support/plan'

/** A player who only waits ends without points, after a minute and a half. */
async function recklessly({ game }: Devices, hop: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 90; n++) {
    if ((await game.root.getAttribute('data-phase')) === 'over') return
    await hop()
    await game.passes(120)
  }
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over!.*Score\s*[1-9]/s,
  keyboard: (devices) => recklessly(devices, () => devices.page.keyboard.press('ArrowUp')),
  async mouse(devices) {
    const box = await devices.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await recklessly(devices, async () => {
      await devices.page.mouse.move(x, y)
      await devices.page.mouse.down()
      await devices.page.mouse.move(x, y - 60, { steps: 3 })
      await devices.page.mouse.up()
    })
  },
  async touch(devices) {
    const box = await devices.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    await recklessly(devices, () =>
      devices.fingers.swipe(box.x + box.width / 2, box.y + box.height / 2, 0, -70),
    )
  },
  pad: (devices) => recklessly(devices, () => devices.pad.press('DpadUp')),
}
