/** Owns the page that tests of one worker go through one after the other, and how it is emptied between them. */
import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'

/** An address of the site that runs no script. */
const EMPTY = '/robots.txt'

/** What tests listen for. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const

/** Run in a page that is done with: what it puts down as it goes would be the next test's. */
const SILENCE = 'Storage.prototype.setItem = () => {}'

/** Run in the empty page: nothing is kept any more. */
const FORGET = `(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await Promise.all((await indexedDB.databases()).map(({ name }) => new Promise((done) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = request.onerror = request.onblocked = done
  })))
})()`

/**
 * One page after the other for the same options. From test to test it stays on the site, so the process that draws it
 * stays too, and with it all that it has read, compiled and decoded: opening a game takes it half of what it takes a new
 * one. (Playwright's own way of using a page again leads over about:blank, which ends the process.)
 */
export class SharedPage {
  #options: BrowserContextOptions = {}
  #page: Page | undefined
  /** What tests had run before each load. */
  readonly #scripts: { dispose(): Promise<void> }[] = []

  constructor(readonly browser: Browser) {}

  /** The page for a test with these options, all of them, in a context that the test's own options make. */
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

  /** A test is done with it: everything is as it was, for the next one. */
  async giveBack(): Promise<void> {
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
