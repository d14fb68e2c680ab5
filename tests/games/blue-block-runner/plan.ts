/** How the browser tests play Blue Block Runner: Space pauses and resumes, then to the left side, where it soon hits. */

import { spot } from '../../e2e/support/moves'
import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** At the very edge of the field. */
const SIDE = { across: 0.004, down: 0.5 } as const

const hit = ({ game }: Hands) => game.over()

export const plan: Plan = {
  // A player who does not move in this game is not hit for 15 seconds. A player at the left edge, who went there within
  // three seconds, has dodged three obstacles when the fourth hits: after five seconds on the landscape field, after
  // eight on the portrait one.
  query: 'seed=1357',
  start: 'Start',
  ends: /Game Over!.*Score\s*3/s,
  async keyboard(hands) {
    const { page, game } = hands
    await frames(page, 5)
    await page.keyboard.press('Space')
    await game.phase('paused')
    await frames(page, 5)
    await page.keyboard.press('Space')
    await game.phase('playing')
    await frames(page, 5)
    await page.keyboard.down('ArrowLeft')
    await hit(hands)
    await page.keyboard.up('ArrowLeft')
  },
  async mouse(hands) {
    const { page } = hands
    const { x, y } = await spot(hands, SIDE.across, SIDE.down)
    await frames(page, 5)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await hit(hands)
    await page.mouse.up()
  },
  async touch(hands) {
    const { fingers, page } = hands
    await frames(page, 5)
    await fingers.down(await spot(hands, SIDE.across, SIDE.down))
    await hit(hands)
    await fingers.up()
  },
  async pad(hands) {
    const { pad, page } = hands
    await frames(page, 5)
    await pad.set('DpadLeft', true)
    await hit(hands)
    await pad.set('DpadLeft', false)
  },
}
