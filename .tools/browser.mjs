/** Owns finding a browser for the tests: Playwright's own, else one of the system's, else one that is installed now. */
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Path of a Chromium that the system has, if any. */
export function systemBrowser() {
  return PLACES.find((place) => existsSync(place))
}

/** Path of a Chromium, installing one when there is none. Exits with a sentence when that fails. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('playwright')
  const own = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  const found = own() ?? systemBrowser()
  if (found) return found

  console.log('No browser found: installing Chromium with Playwright...')
  await run('playwright', ['install', 'chromium'], { quiet: true })
  if (own()) return own()

  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Playwright could not fetch one: installing the system package...')
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (systemBrowser()) return systemBrowser()
  }
  console.error('The browser tests need Chromium. Install it, or name one in CHROMIUM_PATH.')
  process.exit(1)
}
