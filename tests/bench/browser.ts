/** Owns what is measured in a real browser: script time a frame, and a card's click to the first playable frame. */
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { catalogue } from '../../src/games/catalogue'
import { heading, quantile, table } from './print'

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
]
const PLAY_MS = 5000

/** Times every animation-frame callback of the page: our whole script of a frame runs inside one. */
const PROBE = `
  window.__frames = []
  const original = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => original((now) => {
    const from = performance.now()
    callback(now)
    window.__frames.push(performance.now() - from)
  })
`

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.addInitScript(PROBE)
  return page
}

async function frameCost(page: Page, base: string, id: string): Promise<number[]> {
  await page.goto(`${base}/games/${id}?seed=1`)
  await page.locator('[data-ready]').waitFor()
  await page.locator('[data-panel] [data-autofocus]').click()
  await page.evaluate(() => {
    ;(window as unknown as { __frames: number[] }).__frames = []
  })
  const keys = ['Space', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'KeyW', 'KeyS', 'KeyD', 'KeyA']
  const until = Date.now() + PLAY_MS
  for (let i = 0; Date.now() < until; i++) {
    if ((await page.locator('[data-game]').getAttribute('data-phase')) !== 'playing')
      await page.keyboard.press('KeyR')
    await page.keyboard.press(keys[i % keys.length] as string)
    await page.mouse.move(300 + ((i * 37) % 700), 200 + ((i * 53) % 400))
    await page.waitForTimeout(80)
  }
  return page.evaluate(() => (window as unknown as { __frames: number[] }).__frames)
}

/** ms from the click on the card to a scene or board that can be started, with everything cold but the home page. */
async function clickToPlayable(browser: Browser, base: string, id: string, title: string): Promise<number> {
  const page = await open(browser)
  await page.goto(base)
  const link = page.getByRole('link', { name: `Play Now ${title}` }).first()
  await link.scrollIntoViewIfNeeded()
  const from = Date.now()
  await link.click()
  await page.locator(`[data-game="${id}"]`).locator('[data-panel] [data-autofocus]').waitFor()
  const realtime = catalogue.find((game) => game.id === id)?.kind === 'realtime'
  if (realtime) await page.locator('[data-ready]').waitFor()
  const ms = Date.now() - from
  await page.close()
  return ms
}

export async function browserBench(executablePath: string): Promise<void> {
  const server = await preview({ preview: { port: 4390 }, logLevel: 'silent' })
  const base = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost:4390'
  const browser = await chromium.launch({ executablePath, args: ARGS })
  try {
    const rows: (string | number)[][] = []
    for (const game of catalogue) {
      const ms = await clickToPlayable(browser, base, game.id, game.title)
      if (game.kind === 'turn') {
        rows.push([game.id, '-', '-', ms])
        continue
      }
      const page = await open(browser)
      const costs = await frameCost(page, base, game.id)
      await page.close()
      rows.push([game.id, quantile(costs, 0.5), quantile(costs, 0.95), ms])
    }
    heading(
      'Browser: script ms a frame while played (drawing calls included), and ms from a card to a playable game',
    )
    table(['game', 'median', 'p95', 'card to playable'], rows)
  } finally {
    await browser.close()
    await server.close()
  }
}
