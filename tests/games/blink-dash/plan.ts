/** How the browser tests play Blink Dash: up to the wall through a sparkle, where a prowler comes by. */
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const caught = ({ game }: Devices) => game.over()

export const plan: Plan = {
  // A player who walks straight up in this game takes a sparkle on the way and is caught at the wall, whenever they
  // start in the first two seconds, in both shapes. A player who does not move takes none.
  query: 'seed=292',
  ends: /Game Over!.*Final Score\s*[1-9]/s,
  async keyboard(devices) {
    await frames(devices.page, 5)
    await devices.page.keyboard.down('ArrowUp')
    await caught(devices)
    await devices.page.keyboard.up('ArrowUp')
  },
  async mouse(devices) {
    const { x, y } = await spot(devices, 0.5, 0.02)
    await devices.page.mouse.move(x, y)
    await devices.page.mouse.down()
    await caught(devices)
    await devices.page.mouse.up()
  },
  async touch(devices) {
    await devices.fingers.down(await spot(devices, 0.5, 0.02))
    await caught(devices)
    await devices.fingers.up()
  },
  async pad(devices) {
    await frames(devices.page, 5)
    await devices.pad.set('DpadUp', true)
    await caught(devices)
    await devices.pad.set('DpadUp', false)
  },
}
