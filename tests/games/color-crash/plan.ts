/**
 * How the browser tests play Color Crash: along the left wall, where there is never a gap, until a barrier ends the
 * run.
 */
import { expect } from '../../e2e/support/fixtures'
import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const crashed = ({ game }: Hands) => game.over()

export const plan: Plan = {
  // Without input, this game passes its first three barriers; along the left wall it passes none from then on, in
  // either field. A slow machine may reach the wall only after the first barrier.
  query: 'seed=3',
  ends: /Game Over!.*\b[0-2] barriers? passed/s,
  async keyboard(hands) {
    await frames(hands.page, 5)
    await hands.page.keyboard.down('ArrowLeft')
    await crashed(hands)
    await hands.page.keyboard.up('ArrowLeft')
  },
  async mouse(hands) {
    const box = await hands.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    // A mouse rests where it is first seen; movements from there control the ball.
    await hands.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await frames(hands.page, 3)
    await hands.page.mouse.move(box.x + 4, box.y + box.height / 2, { steps: 3 })
  },
  async touch(hands) {
    const button = hands.page.getByRole('button', { name: 'Left', exact: true })
    const box = await button.boundingBox()
    if (!box) throw new Error('There is no button.')
    await hands.fingers.down({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    await crashed(hands)
    await hands.fingers.up()
    await expect(hands.game.end).toBeVisible()
  },
  async pad(hands) {
    await frames(hands.page, 5)
    await hands.pad.set('DpadLeft', true)
    await crashed(hands)
    await hands.pad.set('DpadLeft', false)
  },
}
