/** How the browser tests play Pong: the left paddle moves to the upper wall, and every serve passes it. */
import { expect } from '../../e2e/support/fixtures'
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const firstPoint = ({ game }: Devices) =>
  game.hastened(() => expect(game.hud('Player 2')).toHaveText(/^[1-9]/, { timeout: 20_000 }))

export const plan: Plan = {
  // All serves of this seed go to the left and pass a paddle at the upper wall; one in the middle hits the second
  // of them, and then the left side wins.
  query: 'seed=7&players=2&points=5',
  ends: /Player 2 wins/,
  async keyboard(devices) {
    const { page } = devices
    // The first frames of a game ignore keys held from before it.
    await frames(page, 5)
    await page.keyboard.down('KeyW')
    await firstPoint(devices)
    await page.keyboard.up('KeyW')
  },
  async mouse(devices) {
    const { page } = devices
    const from = await spot(devices, 0.2, 0.3)
    await page.mouse.move(from.x, from.y)
    await devices.game.passes(100)
    const aside = await spot(devices, 0.15, 0.03)
    await page.mouse.move(aside.x, aside.y, { steps: 4 })
  },
  async touch(devices) {
    const { fingers } = devices
    // On a phone the court is in portrait: its left end is at the bottom, its upper wall at the left.
    await fingers.down(await spot(devices, 0.5, 0.85))
    await fingers.move(await spot(devices, 0.03, 0.85))
    await firstPoint(devices)
    await fingers.up()
  },
  async pad(devices) {
    const { pad, page } = devices
    await frames(page, 5)
    await pad.set('DpadUp', true)
    await firstPoint(devices)
    await pad.set('DpadUp', false)
  },
  race: null,
}
