/**
 * Finds a browser for the tests. The first is Playwright's own, which it is tested with; then an installed one, because a
 * download takes longer than a start; then one that it installs. Among installed ones the headless shell comes first: it
 * renders the same pages without the browser's own interface, which costs a tenth of the CPU time. The tests pass with
 * either, and the proofs run some with the other (`otherBrowser`): only a full browser asks for icons of plain documents,
 * blocks storage of third parties and has all of its workers.
 */
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const SHELLS = ['/usr/bin/chromium-headless-shell']
const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** @returns the path of an installed Chromium, or undefined; with `tests`, the headless shell is preferred */
export function systemBrowser({ tests = false } = {}) {
  return [...(tests ? SHELLS : []), ...PATHS].find((path) => existsSync(path))
}

/**
 * @param {string} browser - the path of a full Chromium, or of a headless shell
 * @returns the path of an installed one of the other kind, if any
 */
export function otherBrowser(browser) {
  const isShell = SHELLS.includes(browser)
  return (isShell ? PATHS : SHELLS).find((path) => existsSync(path))
}

/** @returns the path of a Chromium, installed if there is none; with `tests`, the headless shell is enough. Exits with a message on failure. */
export async function findBrowser({ tests = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('playwright')
  const own = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  const found = own() ?? systemBrowser({ tests })
  if (found) return found

  console.log('No browser found: installing Chromium with Playwright...')
  await run('playwright', ['install', 'chromium'], { quiet: true })
  const fetched = own()
  if (fetched) return fetched

  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Playwright could not fetch one: installing the system package...')
    await run('apt-get', ['update', '-qq'], { quiet: true })
    for (const name of [...(tests ? ['chromium-headless-shell'] : []), 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', name], {
        quiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
      const installed = systemBrowser({ tests })
      if (installed) return installed
    }
  }
  console.error('The browser tests need Chromium. Install it, or name one in CHROMIUM_PATH.')
  process.exit(1)
}
