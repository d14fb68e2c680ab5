/** How the browser tests play Asteroids: recklessly, engine and guns on, until three ships are lost. */

import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const lost = ({ game }: Hands) => game.over()

async function middle(hands: Hands, name: string): Promise<{ x: number; y: number }> {
  const box = await hands.game.button(name).boundingBox()
  if (!box) throw new Error(`There is no button ${name}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const plan: Plan = {
  // Without a shot the game has no points, and without thrust the ship waits in the middle for long. With both held, or
  // with presses above the ship, this game is over in 17 s with points, whenever they begin in its first two seconds.
  query: 'seed=319',
  ends: /Game Over!.*Final Score\s*[1-9]/s,
  async keyboard(hands) {
    await frames(hands.page, 5)
    await hands.page.keyboard.down('ArrowUp')
    await hands.page.keyboard.down('Space')
    await lost(hands)
    await hands.page.keyboard.up('Space')
    await hands.page.keyboard.up('ArrowUp')
  },
  async mouse(hands) {
    const { page, game } = hands
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
  async touch(hands) {
    await hands.fingers.down(await middle(hands, 'Thrust'), await middle(hands, 'Fire'))
    await lost(hands)
    await hands.fingers.up()
  },
  async pad(hands) {
    await frames(hands.page, 5)
    await hands.pad.set('DpadUp', true)
    await hands.pad.set('A', true)
    await lost(hands)
    await hands.pad.set('A', false)
    await hands.pad.set('DpadUp', false)
    await frames(hands.page, 2)
  },
}
