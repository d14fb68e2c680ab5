/** How the browser tests play Snake: one turn by the input under test, then into the wall. */
import type { Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  // At normal speed: after a restart even a slow test reaches Pause before the wall.
  query: 'seed=42',
  // It moves right at the start; only a turn makes it hit the upper wall before the right one.
  ends: /Game Over! Hit a wall/,
  keyboard: ({ page }) => page.keyboard.press('ArrowUp'),
  async mouse({ page, game }) {
    const box = await game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 80, { steps: 4 })
    await page.mouse.up()
  },
  async touch({ game, fingers, page }) {
    await fingers.tapOn(page.getByRole('button', { name: 'Up', exact: true }))
    const box = await game.field.boundingBox()
    if (box) await fingers.swipe(box.x + box.width / 2, box.y + box.height / 2, -80, 0)
  },
  pad: ({ pad }) => pad.press('DpadUp'),
}
