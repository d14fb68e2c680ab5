/** The bench's browser: the built site behind a server, and random input that keeps a scene busy. */
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { type CatalogGame, catalog } from '../../src/games/catalog'
import { cachedServer } from './cachedServer'

/** For every browser that is measured: software rendering. */
export const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
]
const KEYS = ['Space', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'KeyW', 'KeyS', 'KeyD', 'KeyA']

/** The games to measure: all, or those in `BENCH_GAMES=snake,pong`. */
export function benchGames(): readonly CatalogGame[] {
  const named = process.env.BENCH_GAMES?.split(',')
  return named ? catalog.filter(({ id }) => named.includes(id)) : catalog
}

/**
 * The page around a scene is drawn by the processor too: with software compositing a frame would take four times as
 * long, and only few could be counted.
 */
export const PLAIN_PAGE = ['--disable-gpu-compositing']

/** Serves the built site and opens a browser, with `more` arguments, while `use` runs. */
export async function withSite(
  executablePath: string,
  use: (browser: Browser, base: string) => Promise<void>,
  more: readonly string[] = [],
): Promise<void> {
  const server = await preview({ preview: { port: 0, host: 'localhost' }, logLevel: 'silent' })
  const site = await cachedServer(server.resolvedUrls?.local[0] ?? 'http://localhost:4390')
  const browser = await chromium.launch({ executablePath, args: [...ARGS, ...more] })
  try {
    await use(browser, site.base)
  } finally {
    await browser.close()
    await site.close()
    await server.close()
  }
}

/** A new page of a laptop's size, with an optional script that runs before all others. */
export async function openPage(browser: Browser, script?: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  if (script) await page.addInitScript(script)
  return page
}

/** Opens a scene game and starts it; `options` as in the address. */
export async function begin(page: Page, base: string, id: string, options = ''): Promise<void> {
  await page.goto(`${base}/games/${id}?seed=1&${options}`)
  await page.locator('[data-ready]').waitFor()
  await page.locator('[data-panel] [data-autofocus]').click()
}

/** Presses keys, and moves and drags the mouse for `ms`; restarts when a game is over. */
export async function restless(page: Page, ms: number): Promise<void> {
  const until = Date.now() + ms
  const { width, height } = page.viewportSize() ?? { width: 1366, height: 768 }
  for (let i = 0; Date.now() < until; i++) {
    if ((await page.locator('[data-game]').getAttribute('data-phase')) !== 'playing') {
      await page.mouse.up()
      await page.keyboard.press('KeyR')
    }
    await page.keyboard.press(KEYS[i % KEYS.length] as string)
    if (i % 4 === 0) await page.mouse.down()
    await page.mouse.move(width * (0.2 + ((i * 37) % 700) / 1400), height * (0.25 + ((i * 53) % 400) / 800))
    if (i % 4 === 2) await page.mouse.up()
    await page.waitForTimeout(80)
  }
  await page.mouse.up()
}
