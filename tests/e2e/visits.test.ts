/** Owns long visits: a hundred games opened in one page leave one WebGL context, no canvases, and a flat heap. */
import { readdirSync } from 'node:fs'
import { expect, test } from './fixtures'

const ids = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
/** At least a hundred visits, in whole rounds of all games; the first round loads what stays loaded. */
const ROUNDS = Math.max(4, Math.ceil(100 / ids.length))
/** Growth of the heap a visit after the first round that still counts as flat, bytes. */
const FLAT = 16 * 1024

test('a hundred visits to games leave nothing behind', async ({ page, game }) => {
  test.setTimeout(60_000 + ROUNDS * ids.length * 4_000)
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
  await page.goto('/')
  const client = await page.context().newCDPSession(page)
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return ((await client.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
  }
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  const contexts = () =>
    page.evaluate(() => ({ ...(window as unknown as { contexts: { all: number; stage: number } }).contexts }))
  let started = await contexts()
  const sizes: number[] = []
  for (let visit = 0; visit < ROUNDS * ids.length; visit++) {
    await go(`/games/${ids[visit % ids.length]}?seed=1`)
    await game.ready()
    await game.begin.click()
    await game.phase('playing')
    await go('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pocket Arcade')
    if (visit === ids.length - 1) started = await contexts()
    if (visit % ids.length === ids.length - 1) sizes.push(await heap())
  }
  // Pixi tries the graphics out on throw-away canvases when it starts; after that nothing opens a context again.
  expect(await contexts()).toEqual(started)
  expect(started.stage).toBe(1)
  expect(await page.locator('canvas').count()).toBe(0)
  // Least squares over the rounds after the first.
  sizes.shift()
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  const n = sizes.length
  const meanX = (n - 1) / 2
  const meanY = sizes.reduce((sum, size) => sum + size, 0) / n
  const slope =
    sizes.reduce((sum, size, i) => sum + (i - meanX) * (size - meanY), 0) /
    sizes.reduce((sum, _, i) => sum + (i - meanX) ** 2, 0)
  expect(slope / ids.length).toBeLessThan(FLAT)
})
