/** Doodle Jump steered by tilting the device, in a browser: the sensor as in Chromium, requested as on iOS, and denied. */
import { frameTexts } from '../../../src/play/texts/frame'
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
