/**
 * Real-time games against each other on phones: both players have the same world, and each sees their own end at the
 * bottom and acts in their own half.
 */
import type { Page } from 'playwright/test'
import { faceOf, PADDLE_WIDTH, WIDTH } from '../../../src/games/pong/rules/world'
import { liveTexts } from '../../../src/play/texts/live'
import { Fingers } from '../support/fingers'
import { expect, PHONE } from '../support/fixtures'
import { bar, SMALL, test } from '../support/live'
import { colorAt } from '../support/pixels'

test.use({ ...SMALL, ...PHONE })

/** The middle of a paddle, from its end of the field. */
const PADDLE = faceOf(0) - PADDLE_WIDTH / 2

async function boxOf(page: Page) {
  const box = await page.locator('[data-field]').boundingBox()
  if (!box) throw new Error('There is no field.')
  return box
}

test.describe('drawn', () => {
  test.use({ drawn: true })

  test('Pong: the paddle of each is at the bottom, and follows the finger', { tag: '@proof' }, async ({
    pair,
  }) => {
    await pair.connect('/games/pong')
    await pair.counted()
    await pair.both(async (page) => {
      const fingers = new Fingers(page)
      // The layout follows the device of the first press.
      const before = await boxOf(page)
      await fingers.tap(before.x + before.width / 2, before.y + before.height * 0.6)
      const { x, y, width, height } = await boxOf(page)
      // Player 1 is orange, player 2 is sky blue.
      const own = page === pair.host ? 0 : 2
      await expect(bar(page)).toContainText(liveTexts.bar.halves.bottom(page === pair.host ? 1 : 2))
      for (const across of [0.2, 0.8]) {
        const finger = { x: x + across * width, y: y + height * 0.8 }
        await fingers.down(finger)
        await expect
          .poll(async () => {
            const color = await colorAt(page, finger.x, y + height * (1 - PADDLE / WIDTH))
            return color.indexOf(Math.max(...color)) === own && Math.max(...color) > 150
          })
          .toBe(true)
        await fingers.up()
      }
      await fingers.detach()
    })
  })
})

test('each is told where they play, and a press on the other side counts for the player of the phone', {
  tag: '@proof',
}, async ({ pair }) => {
  const { host, guest, pages } = pair
  await guest.setViewportSize({ width: 900, height: 600 })
  type Place = keyof typeof liveTexts.bar.halves
  const told = async (places: readonly Place[], fields: readonly string[]) => {
    for (const [n, page] of pages.entries()) {
      await expect(bar(page)).toContainText(liveTexts.bar.halves[places[n] ?? 'left'](n + 1))
      const { width, height } = await boxOf(page)
      expect(height > width ? 'upright' : 'wide').toBe(fields[n])
    }
  }
  // The table of the host's window. A table for portrait is rotated on both devices.
  await pair.connect('/games/air-hockey')
  await told(['bottom', 'bottom'], ['upright', 'upright'])
  await pair.both((page) => bar(page).getByRole('button', { name: liveTexts.bar.leave }).tap())

  // The same world, rotated in portrait. Both run in the same direction.
  await pair.connect('/games/gravity-flip-runner?seed=2')
  await told(['left', 'bottom'], ['upright', 'wide'])
  await pair.counted()
  // The player who flips over the first obstacle wins.
  const { x, y, width, height } = await boxOf(host)
  const fingers = new Fingers(host)
  await pair.calmly(() => fingers.tap(x + width * 0.75, y + height * 0.5))
  await fingers.detach()
  await pair.hastened(() => pair.over(/^Player 1 \(Blue\) wins/))
})
