/**
 * Real-time games against each other on phones: both players have the same world, and each sees their own end at the
 * bottom and acts in their own half.
 */
import type { Browser, Page } from 'playwright/test'
import { faceOf, PADDLE_WIDTH, WIDTH } from '../../../src/games/pong/rules/world'
import { liveTexts } from '../../../src/play/texts/live'
import { Fingers } from '../support/fingers'
import { expect, PHONE, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { connectPages, openDevices, shownOnBoth } from '../support/live'
import { colorAt } from '../support/pixels'

/** The middle of a paddle, from its end of the field. */
const PADDLE = faceOf(0) - PADDLE_WIDTH / 2

const STILL = { reducedMotion: 'reduce' } as const
const UPRIGHT = { ...PHONE, ...STILL }
const WIDE = { viewport: { width: 900, height: 600 }, ...STILL }

async function phones(browser: Browser, path: string, host: object = UPRIGHT, guest: object = UPRIGHT) {
  const pair = await openDevices(browser, host, guest)
  await connectPages(pair, path)
  return pair
}

const nameOf = (device: object) => (device === WIDE ? 'a wide window' : 'a phone')
const bar = (page: Page) => page.locator('[data-live-bar]')

async function boxOf(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[data-count-in]'))
  const box = await page.locator('[data-field]').boundingBox()
  if (!box) throw new Error('There is no field.')
  return box
}

test('Pong: the paddle of each is at the bottom, and follows the finger', async ({ browser }) => {
  const pair = await phones(browser, '/games/pong')
  const text = liveTexts.bar.half
  await expect(bar(pair.host)).toContainText(text(1, 'bottom'))
  await expect(bar(pair.guest)).toContainText(text(2, 'bottom'))
  await shownOnBoth(pair, async (page) => {
    const fingers = new Fingers(page)
    // The first touch brings the on-screen arrows, which take room.
    const before = await boxOf(page)
    await fingers.tap(before.x + before.width / 2, before.y + before.height * 0.6)
    const { x, y, width, height } = await boxOf(page)
    // Player 1 is orange, player 2 is sky blue.
    const own = page === pair.host ? 0 : 2
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
  })
  await pair.close()
})

for (const [path, host, guest, places, fields] of [
  // The table of the host's window. A table for portrait is rotated on both devices.
  ['/games/air-hockey', UPRIGHT, UPRIGHT, ['bottom', 'bottom'], ['upright', 'upright']],
  ['/games/air-hockey', UPRIGHT, WIDE, ['bottom', 'bottom'], ['upright', 'upright']],
  ['/games/air-hockey', WIDE, UPRIGHT, ['left', 'right'], ['wide', 'wide']],
  // The same world, rotated in portrait. Both run in the same direction.
  ['/games/gravity-flip-runner', UPRIGHT, WIDE, ['left', 'bottom'], ['upright', 'wide']],
] as const)
  test(`${path}: ${nameOf(host)} and ${nameOf(guest)}, each is told where they play`, async ({ browser }) => {
    const pair = await phones(browser, path, host, guest)
    for (const [n, page] of [pair.host, pair.guest].entries()) {
      await expect(bar(page)).toContainText(liveTexts.bar.half(n + 1, places[n] ?? ''))
      const { width, height } = await boxOf(page)
      expect(height > width ? 'upright' : 'wide').toBe(fields[n])
    }
    await pair.close()
  })

test('Tug of War: a press on the other side counts for the player of the phone', async ({ browser }) => {
  const pair = await phones(browser, '/games/tug-of-war')
  const { x, y, width, height } = await boxOf(pair.host)
  const fingers = new Fingers(pair.host)
  await expect(async () => {
    for (let n = 0; n < 10; n++) await fingers.tap(x + width * 0.55, y + height * 0.8)
    expect(await new GamePage(pair.host).hud('Player 1').textContent()).toMatch(/1$/)
  }).toPass()
  await pair.close()
})
