/** Owns how the browser tests run: against the built site, in one Chromium, with software graphics. */
import { defineConfig } from 'playwright/test'
import { systemBrowser } from '../.tools/browser.mjs'

/**
 * What the browser must leave out. The first are those that Playwright leaves out by itself, for a switch said twice
 * counts as it was said last; the last two would open a page of the browser's own, hidden behind its address bar, with
 * every context: it costs as much of the processor as opening a game.
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

/** Files whose tests follow each other. */
const IN_A_ROW = /(all-visits|workbench)\.test\.ts$/

/** Files that look at pictures, or at places to the pixel. */
const EXACT =
  /\/(layouts|hands|start-panels|first-paint|first-screen|pages|jigsaw-zoom|computer|race|vision|own-picture|panels|access)\.test\.ts$/

/** Named by `npm test`; without it a system browser serves, else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowser({ tests: true })
const BROWSER = executablePath === undefined ? {} : { executablePath }

const ARGS = [
  '--no-sandbox',
  // A browser without windows would run a page and the foreign pages within it in one process.
  '--site-per-process',
  '--disable-quic',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
  // WebGL is drawn in software, and the page around it by the processor too: pushed through software
  // graphics as well it would take four times as long a frame.
  '--disable-gpu-compositing',
]

/**
 * A quarter of the pixels is drawn. A page's own scale does not reach the browser, which would put its picture together
 * from all of them still; but places are rounded to the browser's own pixels.
 */
const COARSE = {
  deviceScaleFactor: 0.5,
  launchOptions: { ...BROWSER, args: [...ARGS, '--force-device-scale-factor=0.5'] },
}

const port = Number(process.env.TEST_PORT ?? 4317)

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  timeout: 150_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One more than the processors we count on: what one test waits for is another's time.
  workers: 3,
  // On a shared machine a second try tells a busy one from a broken page; what needed it is listed as flaky.
  retries: 1,
  reporter: [['list']],
  // What goes through one page, or needs one server, from test to test comes first: others run beside it, and nothing is left to run alone.
  projects: [
    { name: 'in a row', testMatch: IN_A_ROW, use: COARSE },
    { name: 'to the pixel', testMatch: EXACT },
    { name: 'side by side', testIgnore: [IN_A_ROW, EXACT], use: COARSE },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1366, height: 768 },
    colorScheme: 'dark',
    trace: 'off',
    // Each fresh context would copy the whole site for offline use; where that is tested it is allowed.
    serviceWorkers: 'block',
    launchOptions: { ...BROWSER, args: ARGS },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: '..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
