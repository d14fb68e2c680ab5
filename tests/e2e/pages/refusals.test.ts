/** Browsers, policies and extensions that refuse optional features, by throwing when they are read: everything else works. */
import { expect, test } from '../support/fixtures'
import { cell } from '../support/moves'

test.use({ muted: true, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } })

/** Runs before the page. Libraries read the other properties. */
const REFUSED = `
  const refuse = () => { throw new DOMException('Not here.', 'SecurityError') }
  for (const name of ['keyboard', 'getGamepads', 'serviceWorker', 'locks', 'storage', 'vibrate', 'share', 'clipboard',
    'connection', 'onLine', 'languages', 'language', 'userActivation', 'permissions', 'mediaDevices', 'wakeLock'])
    Object.defineProperty(Navigator.prototype, name, { get: refuse, configurable: true })
  Element.prototype.setPointerCapture = refuse
  Element.prototype.requestFullscreen = refuse
  for (const name of ['matchMedia', 'caches', 'speechSynthesis'])
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true })
`

test('pages open and games are played where every optional feature is refused', async ({ page, game }) => {
  await page.addInitScript(REFUSED)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Play Now Snake' }).first()).toBeVisible()
  for (const path of ['/today', '/records', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await game.open('tic-tac-toe')
  await game.begin.click()
  await game.phase('playing')
  await cell(page, 1, 1).click()
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/X/)
  await game.open('air-hockey')
  await page.keyboard.press('Enter')
  await game.phase('playing')
})
