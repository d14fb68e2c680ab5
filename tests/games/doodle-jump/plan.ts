/**
 * How the browser tests play Doodle Jump: Space pauses and resumes, then it moves aside until it misses every platform.
 */

import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** No platform of the replay's first screen is below this position. */
async function aside({ game }: Hands): Promise<{ x: number; y: number }> {
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no sky.')
  return { x: box.x + box.width * 0.88, y: box.y + box.height / 2 }
}

const fallen = ({ game }: Hands) => game.over()

export const plan: Plan = {
  // In this replay a jumper that does not move bounces forever. One that runs right, or stays under the position aside,
  // falls within three seconds, whenever it starts.
  query: 'seed=87',
  ends: /Game Over!.*Score\s*[1-9]/s,
  async keyboard(hands) {
    await frames(hands.page, 5)
    await hands.page.keyboard.press('Space')
    await hands.game.phase('paused')
    await frames(hands.page, 5)
    await hands.page.keyboard.press('Space')
    await hands.game.phase('playing')
    await frames(hands.page, 5)
    await hands.page.keyboard.down('ArrowRight')
    await fallen(hands)
    await hands.page.keyboard.up('ArrowRight')
  },
  async mouse(hands) {
    const { x, y } = await aside(hands)
    await hands.page.mouse.move(x, y)
    await hands.page.mouse.down()
    await fallen(hands)
    await hands.page.mouse.up()
  },
  async touch(hands) {
    await hands.fingers.down(await aside(hands))
    await fallen(hands)
    await hands.fingers.up()
  },
  async pad(hands) {
    await frames(hands.page, 5)
    await hands.pad.set('DpadRight', true)
    await fallen(hands)
    await hands.pad.set('DpadRight', false)
  },
}
