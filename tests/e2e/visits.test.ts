/** Owns long visits: a hundred games opened in one page leave one WebGL context, no canvases, and a flat heap. */
import { readdirSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { expect, GamePage, listen, test } from './fixtures'

const ids = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
/** At least a hundred visits, in whole rounds of all games; the first round loads what stays loaded. */
const ROUNDS = Math.max(4, Math.ceil(100 / ids.length))
/** A round is so many tests, each with time of its own. */
const PARTS = 3
/** Growth of the heap a visit after the first round that still counts as flat, bytes. */
const FLAT = 16 * 1024

interface Counts {
  /** Contexts for WebGL, and those of them that are the stage's. */
  all: number
  stage: number
  /** Contexts that a script gave up again, and pictures it read back from a canvas: both make it wait for the graphics. */
  lost: number
  read: number
}

// One page goes through all of these tests, in their order.
test.describe.configure({ mode: 'serial' })
test.describe('a hundred visits to games in one page', () => {
  let page: Page
  let client: CDPSession
  let heard: readonly string[]
  let started: Counts
  const sizes: number[] = []

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.5 })
    heard = await listen(page)
    await page.addInitScript(() => {
      const counts = { all: 0, stage: 0, lost: 0, read: 0 }
      ;(window as unknown as { contexts: typeof counts }).contexts = counts
      const known = new WeakSet<object>()
      const original = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        const context = (original as (...all: unknown[]) => RenderingContext | null).apply(this, args)
        if (context && String(args[0]).startsWith('webgl') && !known.has(context)) {
          known.add(context)
          counts.all++
          if (this.className === 'stage-canvas') counts.stage++
        }
        return context
      } as typeof original
      for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
        const extension = kind.prototype.getExtension as (name: string) => unknown
        kind.prototype.getExtension = function (this: WebGLRenderingContext, name: string) {
          const found = extension.call(this, name) as { loseContext?(): void } | null
          if (found?.loseContext) {
            found.loseContext = () => {
              counts.lost++
            }
          }
          return found
        } as typeof kind.prototype.getExtension
      }
      const { getImageData } = CanvasRenderingContext2D.prototype
      CanvasRenderingContext2D.prototype.getImageData = function (...args) {
        counts.read++
        return getImageData.apply(this, args)
      }
    })
    await page.goto('/')
    client = await page.context().newCDPSession(page)
  })
  test.afterAll(() => page.close())

  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return ((await client.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
  }
  const contexts = () => page.evaluate(() => ({ ...(window as unknown as { contexts: Counts }).contexts }))
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)

  for (let round = 0; round < ROUNDS; round++) {
    for (let part = 0; part < PARTS; part++) {
      test(`round ${round + 1}, part ${part + 1}`, async () => {
        const game = new GamePage(page)
        for (const id of ids.filter((_, i) => i % PARTS === part)) {
          await go(`/games/${id}?seed=1`)
          await game.ready()
          await game.begin.click()
          await game.phase('playing')
          await go('/')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pocket Arcade')
        }
        expect(heard).toEqual([])
        if (part < PARTS - 1) return
        if (round === 0) started = await contexts()
        else sizes.push(await heap())
      })
    }
  }

  test('leave nothing behind', async () => {
    // PixiJS would try the graphics out on throw-away canvases: the stage's own context answers it.
    expect(started).toEqual({ all: 1, stage: 1, lost: 0, read: 0 })
    expect(await contexts()).toEqual(started)
    expect(await page.locator('canvas').count()).toBe(0)
    // Least squares over the rounds after the first.
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    const n = sizes.length
    const meanX = (n - 1) / 2
    const meanY = sizes.reduce((sum, size) => sum + size, 0) / n
    const slope =
      sizes.reduce((sum, size, i) => sum + (i - meanX) * (size - meanY), 0) /
      sizes.reduce((sum, _, i) => sum + (i - meanX) ** 2, 0)
    expect(slope / ids.length).toBeLessThan(FLAT)
  })
})
