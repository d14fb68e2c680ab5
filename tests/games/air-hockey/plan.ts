/** How the browser tests play Air Hockey: the left mallet steps aside by the input under test, and the serves slide in. */
import { expect } from '../../e2e/support/fixtures'
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const firstGoal = ({ game }: Devices) =>
  game.hastened(() => expect(game.hud('Player 2')).toHaveText(/^[1-9]/, { timeout: 20_000 }))

export const plan: Plan = {
  // With this seed every serve slides to the left and straight into the goal, unless the left mallet is still where it
  // starts: then the first serve bounces off it, and the match has no winner after a minute.
  query: 'seed=47&players=2',
  ends: /Player 2 wins/,
  async keyboard(devices) {
    const { page } = devices
    // The first frames of a game ignore input that was held before it.
    await frames(page, 5)
    await page.keyboard.down('KeyW')
    await firstGoal(devices)
    await page.keyboard.up('KeyW')
  },
  async mouse(devices) {
    const { page } = devices
    // The mouse has moved the right mallet on its way over the table, so it is sent home first.
    const home = await spot(devices, 0.85, 0.5)
    await page.mouse.move(home.x, home.y)
    await devices.game.passes(300)
    const aside = await spot(devices, 0.15, 0.05)
    await page.mouse.move(aside.x, aside.y)
  },
  async touch(devices) {
    const { fingers } = devices
    // On a phone the table is upright: its left goal is at the bottom, its upper rail at the left.
    const from = await spot(devices, 0.5, 0.85)
    const aside = await spot(devices, 0.05, 0.85)
    await fingers.down(from)
    await fingers.move(aside)
    await firstGoal(devices)
    await fingers.up()
  },
  async pad(devices) {
    const { pad, page } = devices
    await frames(page, 5)
    await pad.set('DpadUp', true)
    await firstGoal(devices)
    await pad.set('DpadUp', false)
  },
  race: null,
}
