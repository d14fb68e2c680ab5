/**
 * How the browser tests play Doodle Jump: Space pauses and resumes, then it moves aside until it misses every platform.
 */
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** No platform of the replay's first screen is below this position. */
async function aside({ game }: Devices): Promise<{ x: number; y: number }> {
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no sky.')
  return { x: box.x + box.width * 0.88, y: box.y + box.height / 2 }
}

const fallen = ({ game }: Devices) => game.over()

export const plan: Plan = {
  // In this replay a jumper that does not move bounces forever. One that runs right, or stays under the position aside,
  // falls within three seconds, whenever it starts.
  query: 'seed=87',
  ends: /Game Over!.*Score\s*[1-9]/s,
  async keyboard(devices) {
    await frames(devices.page, 5)
    await devices.page.keyboard.press('Space')
    await devices.game.phase('paused')
    await frames(devices.page, 5)
    await devices.page.keyboard.press('Space')
    await devices.game.phase('playing')
    await frames(devices.page, 5)
    await devices.page.keyboard.down('ArrowRight')
    await fallen(devices)
    await devices.page.keyboard.up('ArrowRight')
  },
  async mouse(devices) {
    const { x, y } = await aside(devices)
    await devices.page.mouse.move(x, y)
    await devices.page.mouse.down()
    await fallen(devices)
    await devices.page.mouse.up()
  },
  async touch(devices) {
    await devices.fingers.down(await aside(devices))
    await fallen(devices)
    await devices.fingers.up()
  },
  async pad(devices) {
    await frames(devices.page, 5)
    await devices.pad.set('DpadRight', true)
    await fallen(devices)
    await devices.pad.set('DpadRight', false)
  },
  // The usual plan pauses, which would pause both players.
  race: {
    ends: /Game Over!/,
    async keyboard({ page, game }) {
      await page.keyboard.down('ArrowRight')
      await game.over()
      await page.keyboard.up('ArrowRight')
    },
  },
}
