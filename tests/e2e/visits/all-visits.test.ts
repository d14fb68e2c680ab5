/**
 * Long visits: opening a hundred games in one page leaves one WebGL context and no canvases, elements, or memory. The
 * file is named to start early, because its tests run one after the other.
 */
import { readdirSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { expect, listen, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { go } from '../support/go'
import { heapOf } from '../support/heap'

const ids = readdirSync(new URL('../../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
/** More than a hundred visits, in whole rounds of all games. The first round loads code that stays loaded. */
const ROUNDS = 3
/** The number of tests per round, each with its own timeout. */
const PARTS = 3
/** The memory growth per visit that counts as flat, bytes: the session history grows a little. */
const FLAT = 2 * 1024
/** How many elements and listeners a round may add, such as those of a toast. One leaked game page has twice as many. */
const FEW = 20

interface Held {
  readonly bytes: number
  readonly elements: number
  readonly listeners: number
}

interface Counts {
  /** WebGL contexts in all, and those of the stage. */
  all: number
  stage: number
  /** Released contexts, and pictures read back from a canvas: both block the script. */
  lost: number
  read: number
}

// All these tests use one page, in order.
test.describe.configure({ mode: 'serial' })
test.describe('a hundred visits to games in one page', () => {
  let page: Page
  let client: CDPSession
  let complaints: readonly string[]
  let started: Counts
  /** After the second round: the first one loads what stays loaded. */
  let before: Held

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.5 })
    complaints = await listen(page)
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

  const measure = async (): Promise<Held> => {
    const { held: bytes, elements } = await heapOf(client)
    const { jsEventListeners: listeners } = await client.send('Memory.getDOMCounters')
    return { bytes, elements, listeners }
  }
  const contexts = () => page.evaluate(() => ({ ...(window as unknown as { contexts: Counts }).contexts }))

  for (let round = 0; round < ROUNDS; round++) {
    for (let part = 0; part < PARTS; part++) {
      test(`round ${round + 1}, part ${part + 1}`, async () => {
        const game = new GamePage(page)
        for (const id of ids.filter((_, i) => i % PARTS === part)) {
          await go(page, `/games/${id}?seed=1`)
          await game.ready()
          // By key, because quick clicks at the same place would count as a double click.
          await game.begin.press('Enter')
          await game.phase('playing')
          await go(page, '/')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pocket Arcade')
        }
        expect(complaints).toEqual([])
        if (part < PARTS - 1) return
        if (round === 0) started = await contexts()
        if (round !== 1) return
        // The last page may still be unloading, and would hide what the next round leaves.
        await page.waitForTimeout(2000)
        before = await measure()
      })
    }
  }

  test('leave nothing behind', async () => {
    // One context of the stage, and one in which PixiJS tests shader precision.
    expect(started).toMatchObject({ all: 2, stage: 1, lost: 0 })
    expect(await contexts()).toEqual(started)
    expect(await page.locator('canvas').count()).toBe(0)
    // The same here: what is not freed within a while is a leak.
    await expect(async () => {
      const after = await measure()
      expect((after.bytes - before.bytes) / ids.length, 'bytes held a visit').toBeLessThan(FLAT)
      expect(after.elements - before.elements, 'elements').toBeLessThan(FEW)
      expect(after.listeners - before.listeners, 'listeners').toBeLessThan(FEW)
    }).toPass({ intervals: [1000], timeout: 30_000 })
  })
})
