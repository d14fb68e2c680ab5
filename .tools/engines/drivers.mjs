/**
 * Drives the three engines: Chromium without a screen; Firefox by WebDriver BiDi and WebKitGTK by its driver, both in Xvfb
 * with software rendering.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { ensureExtraPackages } from '../install.mjs'
import { run } from '../run.mjs'

const FIREFOX = '/usr/bin/firefox-esr'
const DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const PACKAGES = ['firefox-esr', 'xvfb', 'libgl1-mesa-dri', 'libegl1', 'libgles2']
const WEBKIT_PACKAGES = ['webkit2gtk-driver']
/** Drivers that only this command needs. They are installed at its first run. */
const DRIVERS = { 'puppeteer-core': '24.43.1', 'selenium-webdriver': '4.46.0' }
const DISPLAY = ':93'
const ENV = { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' }

/** Where Debian and its relatives install WebKitGTK's MiniBrowser. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((kind) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${kind}/webkit2gtk-${version}/MiniBrowser`),
)

/**
 * Installs what is missing where possible. Otherwise prints what is missing and returns false.
 * @param webKit - whether WebKitGTK is needed, too
 * @type {(webKit: boolean) => Promise<boolean>}
 */
export async function ensureEngines(webKit) {
  ensureExtraPackages(DRIVERS)
  const packages = webKit ? [...PACKAGES, ...WEBKIT_PACKAGES] : PACKAGES
  const there = () =>
    [FIREFOX, XVFB].every(existsSync) && (!webKit || (existsSync(DRIVER) && MINI_BROWSERS.some(existsSync)))
  if (there()) return true
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing ${webKit ? 'Firefox and WebKitGTK' : 'Firefox'} from the system packages...`)
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', ...packages], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (there()) return true
  console.error(`The other engines need ${packages.join(', ')} (Debian's names).`)
  return false
}

/** A screen to draw on. */
export async function openScreen() {
  const screen = spawn(XVFB, [DISPLAY, '-screen', '0', '1366x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return () => screen.kill()
}

/**
 * A browser with one page.
 * @typedef {object} Browser
 * @property {string} name - with its version
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(source: string) => Promise<string>} ask - runs the body of an async function in the page and returns its result
 * @property {(selector: string) => Promise<void>} click
 * @property {() => Promise<string[]>} errors - the page's errors since the last `goto`
 * @property {() => Promise<void>} close
 */

/** The window of each browser, CSS pixels. */
const VIEWPORT = { width: 1366, height: 868 }
/** Until a page is there, ms. */
const LOAD_MS = 60_000

/** @type {(executablePath: string) => Promise<Browser>} */
export async function openChromium(executablePath) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: VIEWPORT })
  /** @type {string[]} */
  let errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    name: `Chromium ${browser.version()}`,
    async goto(url) {
      errors = []
      await page.goto(url, { timeout: LOAD_MS })
    },
    ask: (source) => page.evaluate(`(async () => { ${source} })()`),
    click: (selector) => page.click(selector),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

/** @type {() => Promise<Browser>} */
export async function openFirefox() {
  const { default: puppeteer } = await import('puppeteer-core')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    env: ENV,
    args: [`--width=${VIEWPORT.width}`, `--height=${VIEWPORT.height}`],
    defaultViewport: null,
    protocolTimeout: 600_000,
  })
  const [page = await browser.newPage()] = await browser.pages()
  /** @type {string[]} */
  let errors = []
  page.on('pageerror', (/** @type {Error} */ error) => errors.push(error.message))
  page.on(
    'console',
    (/** @type {{ type(): string, text(): string }} */ message) =>
      message.type() === 'error' && errors.push(message.text()),
  )
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D*/, '')}`,
    async goto(url) {
      errors = []
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: LOAD_MS })
    },
    ask: (source) => page.evaluate(`(async () => { ${source} })()`),
    click: (selector) => page.click(selector),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

/**
 * Errors are recorded only once the page runs scripts.
 * @type {() => Promise<Browser>}
 */
export async function openWebKit() {
  const { Builder, By } = await import('selenium-webdriver')
  const port = await freePort()
  const service = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: ENV })
  await Promise.race([once(service, 'exit'), new Promise((resolve) => setTimeout(resolve, 1500))])
  const binary = MINI_BROWSERS.find(existsSync)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
  await driver.manage().setTimeouts({ script: 600_000, pageLoad: LOAD_MS })
  const capabilities = await driver.getCapabilities()
  const listen = `
    if (!window.__errors) {
      window.__errors = []
      addEventListener('error', (event) => window.__errors.push(event.message))
      addEventListener('unhandledrejection', (event) => window.__errors.push(String(event.reason)))
    }`
  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion() ?? ''}`,
    async goto(url) {
      await driver.get(url)
      await driver.executeScript(listen)
    },
    ask: (source) =>
      driver.executeAsyncScript(`
        const done = arguments[arguments.length - 1]
        ;(async () => { ${source} })().then(done, (error) => done('Error: ' + error))`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    errors: () => driver.executeScript('return window.__errors ?? []'),
    async close() {
      await driver.quit().catch(() => {})
      service.kill()
    },
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}
