/** The fixtures of browser tests: a page that must not report errors, and on request a game, fingers, and gamepads. */
import { type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test'
import { CLOCK, UNDRAWN } from './clock'
import { Fingers } from './fingers'
import { GamePage } from './game-page'
import { isLonger } from './language'
import { PADS, Pad } from './pads'
import { SharedPage } from './shared-page'
import { reportUnmarked } from './unmarked'

export { expect }

interface Fixtures {
  /** Sound is off and not loaded, for tests that do not need it. */
  muted: boolean
  /** Scenes are drawn, for tests that look at pictures. */
  drawn: boolean
  /** The test uses a page that other tests used before; see `SHARED_PAGE`. */
  shared: boolean
  /** The page options of a test. */
  pageOptions: BrowserContextOptions
  /**
   * Fails the test on page errors, console errors, policy violations, and texts without marks in the language `en-xa`.
   * Expected ones are allowed here.
   */
  complaints: { allow(pattern: RegExp): void; readonly heard: readonly string[] }
  pad: Pad
  fingers: Fingers
  game: GamePage
}

/** Collects all errors of a page: page errors, console errors, policy violations. */
export async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    // A full browser asks for this file when a document names no icon, such as /robots.txt; the headless shell does not.
    if (message.location().url.endsWith('/favicon.ico')) return
    // A page that differs from its built markup is rendered again, with a warning.
    if (message.type() === 'error' || /React error|[Hh]ydrat/.test(text)) heard.push(`console: ${text}`)
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

/**
 * Runs before the page: sets sound off. Frames without an origin have no storage; in a full browser, whose contexts block
 * storage of third parties, neither have frames in another site.
 */
const MUTED = `try {
  localStorage.getItem('settings') || localStorage.setItem('settings', '{"version":1,"data":{"muted":true}}')
} catch {}`

export const test = base.extend<Fixtures, { sharedPage: SharedPage }>({
  muted: [false, { option: true }],
  drawn: [false, { option: true }],
  shared: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const shared = new SharedPage(browser)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  pageOptions: ({ viewport, hasTouch, isMobile, deviceScaleFactor, colorScheme, contextOptions }, use) =>
    use({
      viewport,
      hasTouch,
      isMobile,
      ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
      colorScheme,
      ...contextOptions,
    }),
  // A shared page exists before the test, with its context.
  context: async ({ browser, shared, sharedPage, pageOptions }, use) => {
    if (shared) {
      const page = await sharedPage.take(pageOptions)
      await use(page.context())
      await sharedPage.reset()
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
    async ({ page, muted, drawn }, use) => {
      if (muted) await page.addInitScript(MUTED)
      if (!drawn) await page.addInitScript(UNDRAWN)
      if (isLonger) await page.addInitScript(reportUnmarked)
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
    await fingers.detach()
  },
  game: async ({ page }, use) => {
    await page.addInitScript(CLOCK)
    const game = new GamePage(page)
    await use(game)
    await game.detach()
  },
})

/** Runs before the page: the visitor has finished a game before. */
export const PLAYED = `localStorage.getItem('records') ?? localStorage.setItem('records',
  '{"version":1,"data":{"any-game":{"":{"plays":1,"best":{}}}}}')`

/**
 * For tests that need only a page. They use the same page one after the other, with its data deleted; compiled code stays,
 * which makes them faster. Not for tests of permissions, offline copies, or being offline, because a shared page keeps
 * those. Sound is off, motion is reduced, and only a quarter of the pixels is drawn; tests of pictures set their own
 * resolution.
 */
export const SHARED_PAGE = {
  muted: true,
  shared: true,
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** The options of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
