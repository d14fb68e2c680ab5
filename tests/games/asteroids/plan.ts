/** How the browser tests play Asteroids: recklessly, engine and guns on, until three ships are lost. */
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const lost = ({ game }: Devices) => game.over()

async function middle(devices: Devices, name: string): Promise<{ x: number; y: number }> {
  const box = await devices.game.button(name).boundingBox()
  if (!box) throw new Error(`There is no button ${name}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const plan: Plan = {
  // Without a shot the game has no points, and without thrust the ship waits in the middle for long. With both held, or
  // with presses above the ship, this game is over in 17 s with points, whenever they begin in its first two seconds.
  query: 'seed=319',
  ends: /Game Over!.*Final Score\s*[1-9]/s,
  async keyboard(devices) {
    await frames(devices.page, 5)
    await devices.page.keyboard.down('ArrowUp')
    await devices.page.keyboard.down('Space')
    await lost(devices)
    await devices.page.keyboard.up('Space')
    await devices.page.keyboard.up('ArrowUp')
  },
  async mouse(devices) {
    const { page, game } = devices
    const box = await game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.03)
    for (let n = 0; n < 60; n++) {
      if ((await game.root.getAttribute('data-phase')) === 'over') return
      await page.mouse.down()
      await game.passes(560)
      await page.mouse.up()
      await game.passes(100)
    }
  },
  async touch(devices) {
    await devices.fingers.down(await middle(devices, 'Thrust'), await middle(devices, 'Fire'))
    await lost(devices)
    await devices.fingers.up()
  },
  async pad(devices) {
    await frames(devices.page, 5)
    await devices.pad.set('DpadUp', true)
    await devices.pad.set('A', true)
    await lost(devices)
    await devices.pad.set('A', false)
    await devices.pad.set('DpadUp', false)
    await frames(devices.page, 2)
  },
}
