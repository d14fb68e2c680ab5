/** How the browser tests play Blue Block Runner: Space pauses and resumes, then to the left side, where it soon hits. */
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** At the very edge of the field. */
const SIDE = { across: 0.004, down: 0.5 } as const

const hit = ({ game }: Devices) => game.over()

export const plan: Plan = {
  // A player who does not move in this game is not hit for 15 seconds. A player at the left edge, who went there within
  // three seconds, has dodged three obstacles when the fourth hits: after five seconds on the landscape field, after
  // eight on the portrait one.
  query: 'seed=1357',
  start: 'Start',
  ends: /Game Over!.*Score\s*3/s,
  async keyboard(devices) {
    const { page, game } = devices
    await frames(page, 5)
    await page.keyboard.press('Space')
    await game.phase('paused')
    await frames(page, 5)
    await page.keyboard.press('Space')
    await game.phase('playing')
    await frames(page, 5)
    await page.keyboard.down('ArrowLeft')
    await hit(devices)
    await page.keyboard.up('ArrowLeft')
  },
  async mouse(devices) {
    const { page } = devices
    const { x, y } = await spot(devices, SIDE.across, SIDE.down)
    await frames(page, 5)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await hit(devices)
    await page.mouse.up()
  },
  async touch(devices) {
    const { fingers, page } = devices
    await frames(page, 5)
    await fingers.down(await spot(devices, SIDE.across, SIDE.down))
    await hit(devices)
    await fingers.up()
  },
  async pad(devices) {
    const { pad, page } = devices
    await frames(page, 5)
    await pad.set('DpadLeft', true)
    await hit(devices)
    await pad.set('DpadLeft', false)
  },
  race: null,
}
