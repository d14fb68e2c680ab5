/** A page that the tests of one worker share, and that is reset between them. */
import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'

/** An address of the site that runs no script. */
const EMPTY = '/robots.txt'

/** The events that tests listen to. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const

/** Runs in a page that is about to be left, so that it stores nothing for the next test. */
const SILENCE = 'Storage.prototype.setItem = () => {}'

/** Runs in the empty page and deletes all stored data. */
const FORGET = `(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await Promise.all((await indexedDB.databases()).map(({ name }) => new Promise((done) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = request.onerror = request.onblocked = done
  })))
})()`

/**
 * One page for tests with the same options. It stays on the site, so its process keeps compiled code and decoded files,
 * and a game opens in half the time. (Playwright's own reuse goes through about:blank, which ends the process.)
 */
export class SharedPage {
  #options: BrowserContextOptions = {}
  #page: Page | undefined
  /** The init scripts of the current test. */
  readonly #scripts: { dispose(): Promise<void> }[] = []

  constructor(readonly browser: Browser) {}

  /** The page for a test with these options. */
  async take(options: BrowserContextOptions): Promise<Page> {
    if (this.#page?.isClosed() === false && isDeepStrictEqual(options, this.#options)) return this.#page
    await this.close()
    const page = await (await this.browser.newContext()).newPage()
    const add = page.addInitScript.bind(page)
    page.addInitScript = async (...given: Parameters<Page['addInitScript']>) => {
      const script = await add(...given)
      this.#scripts.push(script)
      return script
    }
    this.#options = options
    this.#page = page
    return page
  }

  /** Resets the page after a test. */
  async reset(): Promise<void> {
    const page = this.#page
    if (!page || page.isClosed()) return
    await page.evaluate(SILENCE).catch(() => {})
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()))
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll()
    for (const other of page.context().pages()) if (other !== page) await other.close()
    await page.goto(EMPTY)
    await page.mouse.move(-1, -1)
    await page.evaluate(FORGET)
    const { viewport, colorScheme = null, reducedMotion = null } = this.#options
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors: null, contrast: null })
  }

  async close(): Promise<void> {
    this.#scripts.length = 0
    await this.#page?.context().close()
    this.#page = undefined
  }
}
