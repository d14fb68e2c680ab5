/** How the browser tests play Blink Dash: up to the wall through a sparkle, where a prowler comes by. */

import { spot } from '../../e2e/support/moves'
import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const caught = ({ game }: Hands) => game.over()

export const plan: Plan = {
  // A player who walks straight up in this game takes a sparkle on the way and is caught at the wall, whenever they
  // start in the first two seconds, in both shapes. A player who does not move takes none.
  query: 'seed=292',
  ends: /Game Over!.*Final Score\s*[1-9]/s,
  async keyboard(hands) {
    await frames(hands.page, 5)
    await hands.page.keyboard.down('ArrowUp')
    await caught(hands)
    await hands.page.keyboard.up('ArrowUp')
  },
  async mouse(hands) {
    const { x, y } = await spot(hands, 0.5, 0.02)
    await hands.page.mouse.move(x, y)
    await hands.page.mouse.down()
    await caught(hands)
    await hands.page.mouse.up()
  },
  async touch(hands) {
    await hands.fingers.down(await spot(hands, 0.5, 0.02))
    await caught(hands)
    await hands.fingers.up()
  },
  async pad(hands) {
    await frames(hands.page, 5)
    await hands.pad.set('DpadUp', true)
    await caught(hands)
    await hands.pad.set('DpadUp', false)
  },
}
