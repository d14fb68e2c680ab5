/** Owns long visits: a hundred games opened in one page leave one WebGL context, no canvases, no elements, and nothing held. Its parts follow each other: a name among the first ones has other tests run beside them. */
import { readdirSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { expect, listen, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { go } from '../support/go'
import { heapOf } from '../support/heap'

const ids = readdirSync(new URL('../../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
/** Above a hundred visits, in whole rounds of all games; the first round loads what stays loaded. */
const ROUNDS = 3
/** A round is so many tests, each with time of its own. */
const PARTS = 3
/** Growth of what scripts hold, a visit after the first round, that still counts as flat, bytes: what the session's history notes. */
const FLAT = 2 * 1024
/** Elements and listeners that may come with all visits of a round, as a toast on its way has: one page of a game that is kept has twice as many. */
const FEW = 20

interface Held {
  readonly bytes: number
  readonly elements: number
  readonly listeners: number
}

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
  const rounds: Held[] = []

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

  const look = async (): Promise<Held> => {
    const { held: bytes, elements } = await heapOf(client)
    const { jsEventListeners: listeners } = await client.send('Memory.getDOMCounters')
    return { bytes, elements, listeners }
  }
  /** The page that was left last may still be on its way out: what goes within a moment is not held. */
  const held = async (): Promise<Held> => {
    const first = await look()
    await page.waitForTimeout(1000)
    const second = await look()
    return {
      bytes: Math.min(first.bytes, second.bytes),
      elements: Math.min(first.elements, second.elements),
      listeners: Math.min(first.listeners, second.listeners),
    }
  }
  const contexts = () => page.evaluate(() => ({ ...(window as unknown as { contexts: Counts }).contexts }))

  for (let round = 0; round < ROUNDS; round++) {
    for (let part = 0; part < PARTS; part++) {
      test(`round ${round + 1}, part ${part + 1}`, async () => {
        const game = new GamePage(page)
        for (const id of ids.filter((_, i) => i % PARTS === part)) {
          await go(page, `/games/${id}?seed=1`)
          await game.ready()
          // By key: visits are so quick that a second click at the same place would count as half of a double click.
          await game.begin.press('Enter')
          await game.phase('playing')
          await go(page, '/')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pocket Arcade')
        }
        expect(heard).toEqual([])
        if (part < PARTS - 1) return
        if (round === 0) started = await contexts()
        rounds.push(await held())
      })
    }
  }

  test('leave nothing behind', async () => {
    // The stage's own, and the one in which PixiJS once tests the precision of shaders.
    expect(started).toMatchObject({ all: 2, stage: 1, lost: 0 })
    expect(await contexts()).toEqual(started)
    expect(await page.locator('canvas').count()).toBe(0)
    const [, before, after] = rounds as [Held, Held, Held]
    expect((after.bytes - before.bytes) / ids.length, 'bytes held a visit').toBeLessThan(FLAT)
    expect(after.elements - before.elements, 'elements').toBeLessThan(FEW)
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(FEW)
  })
})
