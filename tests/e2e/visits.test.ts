/** Owns long visits: games opened one after the other in one page leave one WebGL context, no canvases, and a flat heap. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, type GamePage, test } from './fixtures'

const ids = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
/** The heap is looked at in parts of the shelf, each in a page of its own; the first round loads what stays loaded. */
const PARTS = 4
const ROUNDS = Math.max(4, Math.ceil(100 / ids.length))
/** Growth of the heap a visit after the first round that still counts as flat, bytes. */
const FLAT = 16 * 1024

test.use({ viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.5 })

/** Counts the WebGL contexts that are opened in the page, and those of the stage's canvas among them. */
async function countContexts(page: Page): Promise<() => Promise<{ all: number; stage: number }>> {
  await page.addInitScript(() => {
    const counts = { all: 0, stage: 0 }
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
  })
  return () =>
    page.evaluate(() => ({ ...(window as unknown as { contexts: { all: number; stage: number } }).contexts }))
}

/** Opens a game from the home page, begins a play, and goes home again, all in the page that is open. */
async function visit(page: Page, game: GamePage, id: string): Promise<void> {
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await go(`/games/${id}?seed=1`)
  await game.ready()
  await game.begin.click()
  await game.phase('playing')
  await go('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pocket Arcade')
}

test('all games in one page open one WebGL context and leave no canvas', async ({ page, game }) => {
  const contexts = await countContexts(page)
  await page.goto('/')
  for (const id of ids) await visit(page, game, id)
  expect((await contexts()).stage).toBe(1)
  expect(await page.locator('canvas').count()).toBe(0)
})

for (let part = 0; part < PARTS; part++) {
  test(`a hundred visits leave nothing behind, part ${part + 1}`, async ({ page, game }) => {
    const contexts = await countContexts(page)
    await page.goto('/')
    const client = await page.context().newCDPSession(page)
    const heap = async () => {
      await client.send('HeapProfiler.collectGarbage')
      return ((await client.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
    }
    const some = ids.filter((_, i) => i % PARTS === part)
    let started = await contexts()
    const sizes: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const id of some) await visit(page, game, id)
      if (round === 0) started = await contexts()
      else sizes.push(await heap())
    }
    // Pixi tries the graphics out on throw-away canvases when it starts; after that nothing opens a context again.
    expect(await contexts()).toEqual(started)
    expect(started.stage).toBe(1)
    expect(await page.locator('canvas').count()).toBe(0)
    // Least squares over the rounds after the first.
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    const n = sizes.length
    const meanX = (n - 1) / 2
    const meanY = sizes.reduce((sum, size) => sum + size, 0) / n
    const slope =
      sizes.reduce((sum, size, i) => sum + (i - meanX) * (size - meanY), 0) /
      sizes.reduce((sum, _, i) => sum + (i - meanX) ** 2, 0)
    if (process.env.BT) console.log('SLOPE', slope / some.length, sizes.join(' '))
    expect(slope / some.length).toBeLessThan(FLAT)
  })
}
