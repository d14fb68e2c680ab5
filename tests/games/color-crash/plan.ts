/**
 * How the browser tests play Color Crash: along the left wall, where there is never a gap, until a barrier ends the
 * run.
 */
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const crashed = ({ game }: Devices) => game.over()

export const plan: Plan = {
  // Without input, this game passes its first three barriers; along the left wall it passes none from then on, in
  // either field. A slow machine may reach the wall only after the first barrier.
  query: 'seed=3',
  ends: /Game Over!.*\b[0-2] barriers? passed/s,
  async keyboard(devices) {
    await frames(devices.page, 5)
    await devices.page.keyboard.down('ArrowLeft')
    await crashed(devices)
    await devices.page.keyboard.up('ArrowLeft')
  },
  async mouse(devices) {
    const box = await devices.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    // A mouse rests where it is first seen; movements from there control the ball.
    await devices.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await frames(devices.page, 3)
    await devices.page.mouse.move(box.x + 4, box.y + box.height / 2, { steps: 3 })
  },
  async touch(devices) {
    const button = devices.page.getByRole('button', { name: 'Left', exact: true })
    const box = await button.boundingBox()
    if (!box) throw new Error('There is no button.')
    await devices.fingers.down({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    await crashed(devices)
    await devices.fingers.up()
    await expect(devices.game.end).toBeVisible()
  },
  async pad(devices) {
    await frames(devices.page, 5)
    await devices.pad.set('DpadLeft', true)
    await crashed(devices)
    await devices.pad.set('DpadLeft', false)
  },
}
