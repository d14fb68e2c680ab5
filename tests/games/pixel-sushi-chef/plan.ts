/** How the browser tests play Pixel Sushi Chef: the first guest gets the roll, the next one waits in vain. */
import { expect } from '../../e2e/support/fixtures'
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Positions on the bar, as fractions of its width and height. */
const PLACES = { tray: 0.87, bell: { across: 0.88, down: 0.61 }, guest: { across: 0.5, down: 0.3 } } as const
/** The first order of this seed, from the middle seat: Shrimp Tempura, by its trays. */
const ORDER = [1, 5, 6] as const
const trayAt = (key: number) => (320 + (key - 3.5) * 103) / 640
/** On a phone the bar is in portrait: three trays per row. */
const uprightTray = (key: number) => [0.5 + (((key - 1) % 3) - 1) * 0.325, key > 3 ? 0.886 : 0.69] as const

/** The price of 60, and a tip that depends on how long the guest waited, and on pieces taken back. */
const PAID = /(60|63|69|78|87|105|123)/
const paid = ({ game }: Devices) => expect(game.hud('Score')).toHaveText(PAID)

export const plan: Plan = {
  query: 'seed=42&pace=rush&hearts=1',
  ends: /Game Over!.*Score\s*(60|63|69|78|87|105|123)/s,
  async keyboard(devices) {
    const { page } = devices
    await frames(page, 5)
    // A wrong piece, taken back.
    for (const key of ['Digit1', 'Digit3', 'Backspace', 'Digit5', 'Digit6', 'Enter']) {
      await page.keyboard.press(key)
      await frames(page, 2)
    }
    await paid(devices)
  },
  async mouse(devices) {
    const { page } = devices
    await frames(page, 5)
    for (const key of ORDER) {
      const { x, y } = await spot(devices, trayAt(key), PLACES.tray)
      await page.mouse.click(x, y)
      await frames(page, 2)
    }
    const { x, y } = await spot(devices, PLACES.bell.across, PLACES.bell.down)
    await page.mouse.click(x, y)
    await paid(devices)
  },
  async touch(devices) {
    const { fingers, page } = devices
    await frames(page, 5)
    for (const key of ORDER) {
      const { x, y } = await spot(devices, ...uprightTray(key))
      await fingers.tap(x, y)
      await frames(page, 2)
    }
    const { x, y } = await spot(devices, PLACES.guest.across, PLACES.guest.down)
    await fingers.tap(x, y)
    await paid(devices)
  },
  async pad(devices) {
    const { pad, page } = devices
    await frames(page, 5)
    // The cursor starts on the rice.
    await pad.press('A')
    for (let n = 0; n < 4; n++) await pad.press('DpadRight')
    await pad.press('A')
    await pad.press('DpadRight')
    await pad.press('A')
    await pad.press('DpadUp')
    await pad.press('A')
    await paid(devices)
  },
}
