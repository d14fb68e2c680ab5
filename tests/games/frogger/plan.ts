/** How the browser tests play Frogger: recklessly upward, until three frogs are lost on the road or in the river. */
import type { Hands, Plan } from '../../e2e/support/plan'

/** A player who only waits ends without points, after a minute and a half. */
async function recklessly({ game }: Hands, hop: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 90; n++) {
    if ((await game.root.getAttribute('data-phase')) === 'over') return
    await hop()
    await game.passes(120)
  }
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over!.*Score\s*[1-9]/s,
  keyboard: (hands) => recklessly(hands, () => hands.page.keyboard.press('ArrowUp')),
  async mouse(hands) {
    const box = await hands.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await recklessly(hands, async () => {
      await hands.page.mouse.move(x, y)
      await hands.page.mouse.down()
      await hands.page.mouse.move(x, y - 60, { steps: 3 })
      await hands.page.mouse.up()
    })
  },
  async touch(hands) {
    const box = await hands.game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    await recklessly(hands, () => hands.fingers.swipe(box.x + box.width / 2, box.y + box.height / 2, 0, -70))
  },
  pad: (hands) => recklessly(hands, () => hands.pad.press('DpadUp')),
}
