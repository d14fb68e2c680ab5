/** Owns the bench's browser: the built site behind a server, and a restless player who keeps a scene busy. */
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { type CatalogGame, catalog } from '../../src/games/catalog'
import { keptServer } from './kept'

/** Of every browser that is measured: graphics drawn in software. */
export const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
]
const KEYS = ['Space', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'KeyW', 'KeyS', 'KeyD', 'KeyA']

/** The games that are measured: all, or those that `BENCH_GAMES=snake,pong` names. */
export function benchGames(): readonly CatalogGame[] {
  const named = process.env.BENCH_GAMES?.split(',')
  return named ? catalog.filter(({ id }) => named.includes(id)) : catalog
}

/**
 * The page around a scene is drawn by the processor too: pushed through software graphics as well, a frame would take
 * four times as long, and few of them could be counted.
 */
export const PLAIN_PAGE = ['--disable-gpu-compositing']

/** Serves the built site and opens a browser, with `more` arguments, for as long as `use` runs. */
export async function withSite(
  executablePath: string,
  use: (browser: Browser, base: string) => Promise<void>,
  more: readonly string[] = [],
): Promise<void> {
  const server = await preview({ preview: { port: 0, host: 'localhost' }, logLevel: 'silent' })
  const site = await keptServer(server.resolvedUrls?.local[0] ?? 'http://localhost:4390')
  const browser = await chromium.launch({ executablePath, args: [...ARGS, ...more] })
  try {
    await use(browser, site.base)
  } finally {
    await browser.close()
    await site.close()
    await server.close()
  }
}

/** A fresh page of a laptop's size, with a script run before all others where one is given. */
export async function openPage(browser: Browser, script?: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  if (script) await page.addInitScript(script)
  return page
}

/** Opens a scene game and begins a play, with `options` as the address has them. */
export async function begin(page: Page, base: string, id: string, options = ''): Promise<void> {
  await page.goto(`${base}/games/${id}?seed=1&${options}`)
  await page.locator('[data-ready]').waitFor()
  await page.locator('[data-panel] [data-autofocus]').click()
}

/** Presses keys, moves and strokes the mouse for `ms`; begins again when a play is over. */
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
