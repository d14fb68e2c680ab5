/**
 * Long visits: opening games again in one page leaves one WebGL context and no canvases, elements, listeners or
 * memory. The file is named to start early, because it is one long test.
 */
import type { CDPSession, Page } from 'playwright/test'
import { games } from '../../support/games'
import { sample } from '../../support/proofs'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { go } from '../support/go'
import { heapOf } from '../support/heap'

/** What a round may add, bytes: the session history and what is remembered of functions that get hot. Leaked games are larger. */
const FLAT = 128 * 1024
/** How many elements and listeners a round may add, such as those of a toast. One leaked game page has twice as many. */
const FEW = sample(10, 20)

test.use({ contextOptions: SHARED_PAGE.contextOptions, viewport: { width: 1024, height: 640 } })

/** Every eighth game; all of them in proofs. */
const VISITED = games.filter((_, i) => i % sample(8, 1) === 0)
/** A fork may have no scene among them. */
const DRAWN = VISITED.some(({ kind }) => kind === 'realtime')

interface Counts {
  /** WebGL contexts in all, and those of the stage. */
  all: number
  stage: number
  /** Released contexts, and pictures read back from a canvas: both block the script. */
  lost: number
  read: number
}

/** Runs before the page. */
function countContexts(): void {
  const counts = { all: 0, stage: 0, lost: 0, read: 0 }
  Object.assign(window, { contexts: counts })
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
}

const contexts = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { contexts: Counts }).contexts }))

/** Starts these games, one after the other, and returns to the home page. */
async function round(page: Page, game: GamePage): Promise<void> {
  for (const { id } of VISITED) {
    await game.visit(id, 'seed=1')
    // By key, because quick clicks at the same place would count as a double click.
    await game.begin.press('Enter')
    await game.phase('playing')
  }
  await go(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pocket Arcade')
}

/** Waits until the last page is unloaded: it would hide what the next ones leave. */
async function unloaded(client: CDPSession): Promise<void> {
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return client.send('Memory.getDOMCounters')
  }
  let last = await count()
  await expect(async () => {
    const now = await count()
    const before = last
    last = now
    expect(now).toEqual(before)
  }).toPass({ intervals: [250], timeout: 30_000 })
}

async function measure(client: CDPSession) {
  await unloaded(client)
  const { held: bytes, elements } = await heapOf(client)
  const { jsEventListeners: listeners } = await client.send('Memory.getDOMCounters')
  return { bytes, elements, listeners }
}

test('second visits to games in one page leave nothing behind', { tag: '@sample' }, async ({
  page,
  game,
}) => {
  test.setTimeout(300_000)
  await page.addInitScript(countContexts)
  const client = await page.context().newCDPSession(page)
  // The first round loads what stays loaded.
  await test.step('first visits', () => round(page, game))
  const started = await contexts(page)
  // One context of the stage, and one in which PixiJS tests shader precision.
  expect(started).toMatchObject({ all: DRAWN ? 2 : 0, stage: DRAWN ? 1 : 0, lost: 0 })
  const before = await test.step('measure', () => measure(client))
  await test.step('second visits', () => round(page, game))
  expect(await contexts(page)).toEqual(started)
  expect(await page.locator('canvas').count()).toBe(0)
  // What is not freed within a while is a leak.
  await expect(async () => {
    const after = await measure(client)
    expect(after.bytes - before.bytes, 'bytes held').toBeLessThan(FLAT)
    expect(after.elements - before.elements, 'elements').toBeLessThan(FEW)
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(FEW)
  }).toPass({ timeout: 30_000 })
})
