/** Owns Doodle Jump steered by leaning the device, in a browser: its sensor as the browser gives it, asked for as iOS wants it, and refused. */
import { expect, PHONE, test } from '../support/fixtures'

test.use({ ...PHONE, deviceScaleFactor: 0.5, muted: true })

// What a phone allows by itself, a browser without windows does when it is told to.
test.beforeEach(({ context }) => context.grantPermissions(['accelerometer', 'gyroscope', 'magnetometer']))

/** As iOS: it is asked for in a press alone. */
const ASKS = (answer: 'granted' | 'denied') => `
  DeviceOrientationEvent.requestPermission = async () => {
    document.documentElement.dataset.inPress = String(navigator.userActivation.isActive)
    return '${answer}'
  }`

test('Doodle Jump by tilt: the sensor is asked for by Start, a lean steers, and the play repeats exactly', async ({
  page,
  game,
  fingers,
}) => {
  await page.addInitScript(ASKS('granted'))
  const session = await page.context().newCDPSession(page)
  const hold = (gamma: number) =>
    session.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta: 30, gamma })
  await hold(-8)
  // Who stands still in this play bounces for ever; who goes right falls soon.
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

test('Doodle Jump by tilt: where the sensor is refused it is said, and a finger steers', async ({
  page,
  game,
  fingers,
}) => {
  await page.addInitScript(ASKS('denied'))
  await game.open('doodle-jump', 'seed=87&steer=tilt')
  await fingers.tapOn(game.begin)
  await expect(page.getByText('The tilt sensor was not allowed').first()).toBeVisible()
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no sky.')
  await fingers.down({ x: box.x + box.width * 0.88, y: box.y + box.height / 2 })
  await game.over()
  await fingers.up()
})
