/** How the browser tests play Klondike: from a position close to the end, until the rest goes home by itself. */
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

/**
 * The queen of hearts is in column 1 on a face-down king of spades; the king of hearts is drawn first, and column 2
 * has the king of clubs. When the queen has moved there, every card is face up, and the rest follows by itself.
 */
const POSITION = 'QJQQ_KDKH__KS.QH_KC_____'

/** A part of the table by the end of its name: 'Queen of hearts', 'stock'. */
const part = ({ page }: Devices, name: RegExp) => page.getByRole('gridcell', { name })
const queen = /, Queen of hearts/
const club = /, King of clubs/
const stock = /, stock/
const waste = /, King of hearts, waste/

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /You won/,
  async keyboard(devices) {
    const { keyboard } = devices.page
    // Draws, and takes the queen to the king of clubs by the keys of the piles.
    await keyboard.press('s')
    await expect(part(devices, waste)).toBeVisible()
    await keyboard.press('1')
    await keyboard.press('2')
  },
  async mouse(devices) {
    const { mouse } = devices.page
    await part(devices, stock).click()
    await expect(part(devices, waste)).toBeVisible()
    const from = await part(devices, queen).boundingBox()
    const to = await part(devices, club).boundingBox()
    if (!from || !to) throw new Error('The cards are not on the table.')
    await mouse.move(from.x + from.width / 2, from.y + 12)
    await mouse.down()
    await mouse.move(to.x + to.width / 2, to.y + 30, { steps: 5 })
    await mouse.up()
  },
  async touch(devices) {
    const { fingers } = devices
    await fingers.tapOn(part(devices, stock))
    await expect(part(devices, waste)).toBeVisible()
    const from = await part(devices, queen).boundingBox()
    const to = await part(devices, club).boundingBox()
    if (!from || !to) throw new Error('The cards are not on the table.')
    await fingers.swipe(from.x + from.width / 2, from.y + 8, to.x - from.x, to.y - from.y + 10)
  },
  async pad(devices) {
    const { pad } = devices
    await pad.press('Y')
    await expect(part(devices, waste)).toBeVisible()
    // Picks the queen up, and puts it down on the king.
    await pad.goTo(part(devices, queen))
    await pad.press('X')
    await pad.goTo(part(devices, club))
    await pad.press('A')
  },
}
