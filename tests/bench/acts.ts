/** Measures the script time of a visitor's acts: opening a game, a move in it, a letter in the search. */
import type { Browser, Page } from 'playwright'
import { catalog } from '../../src/games/catalog'
import { Fingers } from '../e2e/support/fingers'
import { PHONE } from '../e2e/support/fixtures'
import { GamePage } from '../e2e/support/game-page'
import { handOf } from '../e2e/support/hands'
import { cell } from '../e2e/support/moves'
import { Pad } from '../e2e/support/pads'
import type { Plan } from '../e2e/support/plan'
import { type TraceEvent, trace } from './frames'
import { heading, quantile, table } from './print'
import { benchGames, openPage, PLAIN_PAGE, withSite } from './restless'

/** Goals, ms of thread time: the longest task of an opening, the median move, the median letter, a new layout. */
const MAX = { opening: 50, move: 4, letter: 8, layout: 40 } as const
/** Work within this time after an act is attributed to it, unless another act comes first; microseconds. */
const FOLLOWS = 250_000

/** Number of moves for a median, and the maximum number of games. */
const ENOUGH = 12
const PLAYS = 5

/** For plans with a single move that ends the game: moves from the middle of a game. */
const MIDDLES: Readonly<Record<string, Pick<Plan, 'query'> & Partial<Pick<Plan, 'mouse'>>>> = {
  // The plan slides until no moves are left.
  '2048': { query: 'seed=42' },
  'sliding-puzzle': {
    query: 'position=2,1,4,3/5,6,7,8/9,10,11,12/0,13,14,15',
    async mouse({ page }) {
      for (let i = 0; i < ENOUGH; i++) await cell(page, 4, i % 2 ? 1 : 4).click()
    },
  },
}

/** Plans would speed up the page's time while they wait; here it is the browser's own. */
const OWN_TIME = 'window.__rate = () => 1'

interface Slice {
  /** Microseconds. */
  readonly ts: number
  /** Thread time, ms. */
  readonly ms: number
}

/** The intervals in which the page's own scripts ran on its main thread, each from its outermost call. */
function slices(events: readonly TraceEvent[], base: string): Slice[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  // Workers have no styles.
  const drawn = new Set(events.filter(({ name }) => name === 'UpdateLayoutTree').map(thread))
  let end = 0
  const found: Slice[] = []
  for (const event of events) {
    const { name, ts, dur = 0, tdur = 0, args } = event
    if (ts < end || !drawn.has(thread(event))) continue
    if (!/^(FunctionCall|EvaluateScript|v8\.evaluateModule)$/.test(name)) continue
    if (!(args?.data?.url ?? args?.fileName ?? '').startsWith(base)) continue
    found.push({ ts, ms: tdur / 1000 })
    end = ts + dur
  }
  return found
}

/** The cost of each input of such a type (a click, a key) and everything that followed from it, ms. */
function costsOf(events: readonly TraceEvent[], base: string, types: RegExp): number[] {
  const acts = events
    .filter(({ name, args }) => name === 'EventDispatch' && types.test(args?.data?.type ?? ''))
    .map(({ ts }) => ts)
  const ran = slices(events, base)
  return acts.map((from, i) => {
    const to = Math.min(acts[i + 1] ?? Number.POSITIVE_INFINITY, from + FOLLOWS)
    return ran.reduce((sum, { ts, ms }) => (ts >= from && ts < to ? sum + ms : sum), 0)
  })
}

/** The longest task of our code while a game is opened, and its median move by mouse (turn-based games). */
async function ofGame(browser: Browser, base: string, id: string, turns: boolean): Promise<[number, number]> {
  const { plan } = (await import(`../games/${id}/plan.ts`)) as { plan: Plan }
  const page = await openPage(browser, OWN_TIME)
  try {
    const begin = page.locator('[data-panel] [data-autofocus]').first()
    const opening = await trace(browser, page, async () => {
      await page.goto(`${base}/games/${id}?${plan.query}`)
      await begin.waitFor()
      if (!turns) await page.locator('[data-ready]').waitFor()
    })
    const longest = Math.max(...slices(opening, base).map(({ ms }) => ms))
    if (!turns) return [longest, Number.NaN]
    return [longest, quantile(await ofMoves(browser, page, base, id, plan), 0.5)]
  } finally {
    await page.close()
  }
}

/**
 * The cost of moves in several games of one visit, ms, including the first ones, whose code has never run, and those
 * that end a game. Plans begin at positions in their addresses, so each game is opened from the home page again.
 */
async function ofMoves(
  browser: Browser,
  page: Page,
  base: string,
  id: string,
  plan: Plan,
): Promise<number[]> {
  const { query, mouse = plan.mouse } = MIDDLES[id] ?? plan
  const game = new GamePage(page)
  const hand = handOf('mouse', { page, game, fingers: new Fingers(page), pad: new Pad(page) })
  const moves: number[] = []
  for (let play = 0; play < PLAYS && moves.length < ENOUGH; play++) {
    const go = (to: string) => page.evaluate((address) => history.pushState(null, '', address), to)
    await go('/')
    await game.root.waitFor({ state: 'detached' })
    await go(`/games/${id}?${query}`)
    await game.begin.click()
    await game.phase('playing')
    const playing = await trace(browser, page, async () => {
      await mouse(hand)
      await page.waitForTimeout(FOLLOWS / 1000)
    })
    moves.push(...costsOf(playing, base, /^pointerdown$/))
    // A game left before its end would be resumed.
    if (moves.length < ENOUGH) await game.phase('over')
  }
  return moves
}

/** The median letter in the search of the home page. */
async function ofLetters(browser: Browser, page: Page, base: string): Promise<number> {
  await page.goto(base)
  const search = page.getByRole('searchbox')
  await search.click()
  const typing = await trace(browser, page, () => search.pressSequentially('puzzle race', { delay: 300 }))
  return quantile(costsOf(typing, base, /^keydown$/), 0.5)
}

/**
 * The cost of a new layout of the whole page of a game on a phone, style and layout, ms: the median of five. Nested
 * containers that depend on each other's sizes cost some hundred times as much as their contents.
 */
async function ofLayout(browser: Browser, base: string, id: string): Promise<number> {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' })
  try {
    await page.goto(`${base}/games/${id}?seed=42`)
    await page.locator('[data-panel] [data-autofocus]').first().click()
    await page.locator('[data-phase="playing"]').waitFor()
    return await page.evaluate(() => {
      const room = document.querySelector('[data-game]') as HTMLElement
      const times = Array.from({ length: 5 }, (_, i) => {
        room.style.paddingInlineEnd = i % 2 ? '2px' : '1px'
        const from = performance.now()
        room.getBoundingClientRect()
        return performance.now() - from
      })
      return times.sort((a, b) => a - b)[2] as number
    })
  } finally {
    await page.close()
  }
}

/**
 * Prints both tables.
 *
 * @returns false if a goal is missed
 */
export async function acts(executablePath: string): Promise<boolean> {
  const rows: (string | number)[][] = []
  let good = true
  await withSite(
    executablePath,
    async (browser, base) => {
      for (const { id } of benchGames()) {
        const turns = catalog.find((game) => game.id === id)?.kind === 'turn'
        const [opening, move] = await ofGame(browser, base, id, turns)
        const layout = turns ? await ofLayout(browser, base, id) : Number.NaN
        const meets = opening <= MAX.opening && !(move > MAX.move) && !(layout > MAX.layout)
        good &&= meets
        rows.push([
          id,
          opening,
          ...[move, layout].map((ms) => (Number.isNaN(ms) ? '-' : ms)),
          meets ? 'yes' : 'NO',
        ])
      }
      const page = await openPage(browser)
      const letter = await ofLetters(browser, page, base)
      good &&= letter <= MAX.letter
      rows.push(['a letter in the search', '-', letter, '-', letter <= MAX.letter ? 'yes' : 'NO'])
      await page.close()
    },
    PLAIN_PAGE,
  )
  heading(
    `Acts: script ms of the thread. Longest task of an opening (at most ${MAX.opening}), median move (${MAX.move}), letter (${MAX.letter}), a new layout on a phone (${MAX.layout})`,
  )
  table(['game', 'opening', 'move', 'layout', 'goal'], rows)
  return good
}
