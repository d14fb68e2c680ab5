/** Owns what every browser test stands on: a page that must not complain, and with it a game, fingers and pads where they are asked for. */
import { type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test'
import { Fingers } from './fingers'
import { GamePage } from './game-page'
import { CLOCK } from './hasten'
import { PADS, Pad } from './pads'
import { SharedPage } from './shared-page'

export { expect }

interface Fixtures {
  /** The visitor has the sound off: nothing of it is loaded, read and mixed, where no test listens. */
  muted: boolean
  /** The test goes through the page that others went through; see `SHARED_PAGE`. */
  shared: boolean
  /** What a test asks of its page, where tests differ. */
  asked: BrowserContextOptions
  /** Fails the test on page errors, console errors and policy violations; expected ones are named here. */
  complaints: { allow(pattern: RegExp): void; readonly heard: readonly string[] }
  pad: Pad
  fingers: Fingers
  game: GamePage
}

/** Hears all that goes wrong in a page from now on: page errors, console errors, policy violations. */
export async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return heard
}

/** Run before the page: the visitor has switched the sound off. A foreign frame without an origin keeps nothing. */
const MUTED = `origin === 'null' || localStorage.getItem('settings') || localStorage.setItem('settings',
  '{"version":1,"data":{"muted":true}}')`

export const test = base.extend<Fixtures, { sharedPage: SharedPage }>({
  muted: [false, { option: true }],
  shared: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const shared = new SharedPage(browser)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  asked: ({ viewport, hasTouch, isMobile, deviceScaleFactor, colorScheme, contextOptions }, use) =>
    use({
      viewport,
      hasTouch,
      isMobile,
      ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
      colorScheme,
      ...contextOptions,
    }),
  // A page comes from its context, but for a shared one: it has been there before the test.
  context: async ({ browser, shared, sharedPage, asked }, use) => {
    if (shared) {
      const page = await sharedPage.take(asked)
      await use(page.context())
      await sharedPage.giveBack()
      return
    }
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
  page: async ({ context, shared }, use) => {
    const [page = await context.newPage()] = shared ? context.pages() : []
    await use(page)
  },
  complaints: [
    async ({ page, muted }, use) => {
      if (muted) await page.addInitScript(MUTED)
      const allowed: RegExp[] = []
      const heard = await listen(page)
      await use({ allow: (pattern) => void allowed.push(pattern), heard })
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  pad: async ({ page }, use) => {
    await page.addInitScript(PADS)
    await use(new Pad(page))
  },
  fingers: async ({ page }, use) => {
    const fingers = new Fingers(page)
    await use(fingers)
    await fingers.letGo()
  },
  game: async ({ page }, use) => {
    await page.addInitScript(CLOCK)
    const game = new GamePage(page)
    await use(game)
    await game.letGo()
  },
})

/** Run before the page: the visitor has finished a play before. */
export const PLAYED = `localStorage.getItem('records') ?? localStorage.setItem('records',
  '{"version":1,"data":{"tic-tac-toe":{"":{"plays":1,"best":{}}}}}')`

/**
 * For tests of the page alone. Nobody listens, so the sound is off. They get the same page one after the other, emptied:
 * what the browser has read and compiled stays. Not for tests of what a browser keeps or is allowed, or of being offline: a page
 * that is used again stays offline and has its permissions and offline copies. The visitor is one who asked for less
 * motion: a tenth of what such a test takes of the processor would draw what none looks at. For the same reason a
 * quarter of the pixels is drawn; who looks at a picture asks for all of them.
 */
export const SHARED_PAGE = {
  muted: true,
  shared: true,
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** Options of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
