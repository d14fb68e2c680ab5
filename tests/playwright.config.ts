/** Configures the browser tests: they run against the built site, in one Chromium, with software graphics. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { defineConfig } from 'playwright/test'
import { systemBrowser } from '../.tools/browser.mjs'

/**
 * Browser features to disable. A repeated switch replaces the earlier one, so the list begins with those that Playwright
 * disables itself. The last two open a hidden page behind the address bar with every context, which costs as much CPU
 * time as opening a game.
 */
const FEATURES_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Files whose tests run one after the other. */
const SERIAL = /(all-visits|workbench|variables|single)\.test\.ts$/

/** Files that compare pictures, or positions to the pixel. Keep this list up to date when renaming one. */
const EXACT =
  /\/(phone|desktop|devices|first-paint|first-screen|pages|jigsaw-zoom|computer|race|vision|own-picture|panels|access)\.test\.ts$/

/** Set by `npm test`. Otherwise an installed browser, or Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowser({ tests: true })
const BROWSER = executablePath === undefined ? {} : { executablePath }

const ARGS = [
  '--no-sandbox',
  // The headless shell would otherwise run a page and the frames of other sites in one process.
  '--site-per-process',
  '--disable-quic',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
  // WebGL is rendered in software. Compositing the page with it, too, would make a frame take four times as long.
  '--disable-gpu-compositing',
]

/**
 * Renders a quarter of the pixels. The page's scale factor alone is not enough: the browser would still compose all
 * pixels. Positions are rounded to the browser's pixels.
 */
const COARSE = {
  deviceScaleFactor: 0.5,
  launchOptions: { ...BROWSER, args: [...ARGS, '--force-device-scale-factor=0.5'] },
}

/** A free port, so that two runs do not disturb each other. The workers read this file too, and use the same one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

process.env.TEST_PORT ??= String(await freePort())
const url = `http://localhost:${process.env.TEST_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  timeout: process.env.PROOFS ? 600_000 : 150_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One more than the CPU cores we expect: while one test waits, another uses the time.
  workers: 3,
  // On a shared machine a retry distinguishes a busy machine from a broken page. Retried tests are listed as flaky.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  // Serial files come first: others run beside them, so none is left to run alone at the end.
  projects: [
    { name: 'serial', testMatch: SERIAL, use: COARSE },
    { name: 'exact', testMatch: EXACT },
    { name: 'parallel', testIgnore: [SERIAL, EXACT], use: COARSE },
  ],
  use: {
    baseURL: url,
    viewport: { width: 1366, height: 768 },
    colorScheme: 'dark',
    trace: 'off',
    // Each new context would copy the whole site for offline use. Tests of that allow it.
    serviceWorkers: 'block',
    launchOptions: { ...BROWSER, args: ARGS },
  },
  webServer: {
    command: `npx vite preview --port ${process.env.TEST_PORT} --strictPort`,
    cwd: '..',
    url,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
