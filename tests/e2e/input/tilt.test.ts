/** Doodle Jump steered by tilting the device, in a browser: the sensor as in Chromium, requested as on iOS, and denied. */
import type { Page } from 'playwright/test'
import { texts } from '../../../src/games/doodle-jump/texts/game'
import { frameTexts } from '../../../src/play/texts/frame'
import { panelTexts } from '../../../src/play/texts/panels'
import { expect, PHONE, test } from '../support/fixtures'

test.use({ ...PHONE, deviceScaleFactor: 0.5, muted: true })

// A headless browser needs the permissions that phones grant by default.
test.beforeEach(({ context }) => context.grantPermissions(['accelerometer', 'gyroscope', 'magnetometer']))

/** As on iOS: permission can only be requested within a press. */
const ASKS = (answer: 'granted' | 'denied') => `
  DeviceOrientationEvent.requestPermission = async () => {
    document.documentElement.dataset.inPress = String(navigator.userActivation.isActive)
    return '${answer}'
  }`

test('Doodle Jump by tilt: Start requests the sensor, tilting steers, and the replay is exact', async ({
  page,
  game,
  fingers,
}) => {
  await page.addInitScript(ASKS('granted'))
  const session = await page.context().newCDPSession(page)
  const hold = (gamma: number) =>
    session.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta: 30, gamma })
  await hold(-8)
  // Without steering the character bounces forever in this game; going right it falls soon.
  await game.open('doodle-jump', 'seed=87&steer=tilt')
  await fingers.tapOn(game.begin)
  await game.phase('playing')
  await expect(page.locator('html')).toHaveAttribute('data-in-press', 'true')
  await game.passes(5000)
  await game.phase('playing')
  await hold(20)
  await game.over()
  await expect(game.end).toContainText('Game Over!')
  await game.watched()
})

test('Doodle Jump by tilt: a denied sensor is reported, and a finger steers', async ({
  page,
  game,
  fingers,
}) => {
  await page.addInitScript(ASKS('denied'))
  await game.open('doodle-jump', 'seed=87&steer=tilt')
  await fingers.tapOn(game.begin)
  await expect(page.getByText(frameTexts.tilt.refused.text).first()).toBeVisible()
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no sky.')
  await fingers.down({ x: box.x + box.width * 0.88, y: box.y + box.height / 2 })
  await game.over()
  await fingers.up()
})

const offer = (page: Page) => page.locator('[data-tilt-offer]')

test('Doodle Jump offers tilt once: accepted, it steers, and is not offered again', async ({
  page,
  game,
  fingers,
}) => {
  const session = await page.context().newCDPSession(page)
  const hold = (gamma: number) =>
    session.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta: 30, gamma })
  await hold(-8)
  await game.open('doodle-jump', 'seed=87')
  await fingers.tapOn(page.getByRole('button', { name: panelTexts.tilt.use, exact: true }))
  await expect(offer(page)).toHaveText(texts.options.steer.says.tilt)
  await fingers.tapOn(game.begin)
  await game.phase('playing')
  await game.passes(1000)
  await hold(20)
  await game.over()
  await game.open('doodle-jump', 'seed=87')
  await expect(game.begin).toBeVisible()
  await game.passes(1000)
  await expect(offer(page)).toHaveCount(0)
})

test('Doodle Jump offers tilt once: one press puts it away for good', async ({ page, game, fingers }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta: 30, gamma: 4 })
  await game.open('doodle-jump', 'seed=87')
  await expect(offer(page)).toBeVisible()
  await fingers.tapOn(page.getByRole('button', { name: panelTexts.tilt.dismiss }))
  await expect(offer(page)).toHaveCount(0)
  await game.open('doodle-jump', 'seed=87')
  await expect(game.begin).toBeVisible()
  await game.passes(1000)
  await expect(offer(page)).toHaveCount(0)
})

test('Doodle Jump offers tilt once: as on iOS the press requests it, and a refusal leaves the arrows', {
  tag: '@proof',
}, async ({ page, game, fingers }) => {
  await page.addInitScript(ASKS('denied'))
  await game.open('doodle-jump', 'seed=87')
  await expect(offer(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-in-press')
  await fingers.tapOn(page.getByRole('button', { name: panelTexts.tilt.use, exact: true }))
  await expect(page.locator('html')).toHaveAttribute('data-in-press', 'true')
  await expect(page.getByText(frameTexts.tilt.refused.text).first()).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await fingers.tapOn(game.begin)
  await game.phase('playing')
  await expect(page.locator('[data-touch-controls] button').first()).toBeVisible()
})

test('Doodle Jump offers no tilt without a sensor', async ({ page, game }) => {
  await page.addInitScript('delete globalThis.DeviceOrientationEvent')
  await game.open('doodle-jump', 'seed=87')
  await expect(game.begin).toBeVisible()
  await game.passes(1000)
  await expect(offer(page)).toHaveCount(0)
})
