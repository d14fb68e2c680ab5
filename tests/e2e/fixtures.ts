/** Owns what every browser test stands on: a page that must not complain, and hands for keyboard, touch and pads. */
import { test as base, type CDPSession, expect, type Locator, type Page } from 'playwright/test'
import type { CatalogueGame } from '../../src/games/catalogue'
import { CALM, CLOCK, FAST, FASTEST, Hastening } from './hasten'

export { expect }

/** Pads as the browser would report them, pressed from the tests. Chromium has no real ones without hardware. */
const PADS = `
  window.__pads = []
  navigator.getGamepads = () => window.__pads
  window.__plug = (count) => {
    window.__pads = Array.from({ length: count }, (_, index) => ({
      index, id: 'Test pad', mapping: 'standard', connected: true, timestamp: 0,
      axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    }))
    window.dispatchEvent(new Event('gamepadconnected'))
  }
  window.__unplug = () => { window.__pads = []; window.dispatchEvent(new Event('gamepaddisconnected')) }
`

const PAD_INDEX = {
  A: 0,
  B: 1,
  X: 2,
  Y: 3,
  Back: 8,
  Start: 9,
  DpadUp: 12,
  DpadDown: 13,
  DpadLeft: 14,
  DpadRight: 15,
} as const
export type PadKey = keyof typeof PAD_INDEX

/** A tap lasts so many drawn frames: long enough for any tick to see it, on a slow machine too. */
const HOLD_FRAMES = 2
/** And no shorter than a finger's: what is shorter the browser may take for part of the gesture before it. */
const HOLD_MS = 90

export class Pad {
  constructor(
    readonly page: Page,
    readonly index = 0,
  ) {}
  async plug(count = 1): Promise<void> {
    await this.page.evaluate((n) => (window as unknown as { __plug(n: number): void }).__plug(n), count)
  }
  async unplug(): Promise<void> {
    await this.page.evaluate(() => (window as unknown as { __unplug(): void }).__unplug())
  }
  async set(button: PadKey, pressed: boolean): Promise<void> {
    await this.page.evaluate(
      ([pad, i, on]) => {
        const { buttons } = (window as unknown as { __pads: { buttons: unknown[] }[] }).__pads[
          pad as number
        ] as { buttons: unknown[] }
        buttons[i as number] = { pressed: on, touched: on, value: on ? 1 : 0 }
      },
      [this.index, PAD_INDEX[button], pressed] as const,
    )
  }
  async press(button: PadKey): Promise<void> {
    // Two frames: seen at any order of callbacks, and short enough never to repeat.
    await this.page.evaluate(
      async ([pad, i]) => {
        const frames = async () => {
          const until = performance.now() + 25
          for (let n = 0; n < 2 || performance.now() < until; n++) await new Promise(requestAnimationFrame)
        }
        const { buttons } = (window as unknown as { __pads: { buttons: unknown[] }[] }).__pads[pad] as {
          buttons: unknown[]
        }
        buttons[i] = { pressed: true, touched: true, value: 1 }
        await frames()
        buttons[i] = { pressed: false, touched: false, value: 0 }
        await frames()
      },
      [this.index, PAD_INDEX[button]] as const,
    )
  }
  /** Moves the focus to the target as a person would: towards where it is seen. Fails when that does not lead there. */
  async goTo(target: Locator): Promise<void> {
    for (let i = 0; i < 40; i++) {
      const way = await target.evaluate((element) => {
        const focused = document.activeElement ?? document.body
        if (focused === element) return null
        const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const
        const box = element.getBoundingClientRect()
        const from = focused.getBoundingClientRect()
        const [x, y] = middle(box)
        const [fx, fy] = middle(from)
        // Rows first; within a row sideways.
        if (box.top >= from.bottom - 4) return 'DpadDown'
        if (box.bottom <= from.top + 4) return 'DpadUp'
        return Math.abs(x - fx) > 2 ? (x > fx ? 'DpadRight' : 'DpadLeft') : y > fy ? 'DpadDown' : 'DpadUp'
      })
      if (!way) return
      await this.press(way)
    }
    await expect(target).toBeFocused()
  }
  async stick(x: number, y: number): Promise<void> {
    await this.page.evaluate(
      ([pad, ax, ay]) => {
        const list = (window as unknown as { __pads: { axes: number[] }[] }).__pads
        ;(list[pad as number] as { axes: number[] }).axes = [ax as number, ay as number, 0, 0]
      },
      [this.index, x, y] as const,
    )
  }
}

/**
 * Waits for `count` drawn frames, so that slow graphics are waited for and not guessed at. On a page whose time runs
 * slowly they are as many as hold a tick each.
 */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (n) => {
    // Half a frame is left to the clock's grain.
    const until = performance.now() + ((n - 0.5) * 1000) / 60
    for (let seen = 0; seen < n || performance.now() < until; seen++) await new Promise(requestAnimationFrame)
  }, count)
}

/** The middle of an element where it comes to rest: a panel may still be on its way in, and a header give way to a play. */
export async function middleAtRest(target: Locator): Promise<readonly [number, number]> {
  await target.scrollIntoViewIfNeeded()
  return target.evaluate(async (element) => {
    const middle = () => {
      const box = element.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    // One frame alone may have come before the change that moves it.
    for (let at = middle(), still = 0; ; ) {
      await new Promise(requestAnimationFrame)
      const now = middle()
      still = now[0] === at[0] && now[1] === at[1] ? still + 1 : 0
      if (still === 2) return at
      at = now
    }
  })
}

/** Real fingers on the screen, by the browser's own input pipeline. */
export class Fingers {
  /** One session for all: the browser keeps the fingers that are down by session. */
  #session: Promise<CDPSession> | null = null
  constructor(readonly page: Page) {}
  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number; id?: number }[],
  ): Promise<void> {
    this.#session ??= this.page.context().newCDPSession(this.page)
    const session = await this.#session
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ id, ...point })),
    })
  }
  down(...points: { x: number; y: number }[]): Promise<void> {
    return this.#send('touchStart', points)
  }
  move(...points: { x: number; y: number }[]): Promise<void> {
    return this.#send('touchMove', points)
  }
  up(): Promise<void> {
    return this.#send('touchEnd', [])
  }
  async tap(x: number, y: number): Promise<void> {
    await this.down({ x, y })
    await Promise.all([frames(this.page, HOLD_FRAMES), this.page.waitForTimeout(HOLD_MS)])
    await this.up()
  }
  async swipe(x: number, y: number, dx: number, dy: number): Promise<void> {
    await this.down({ x, y })
    for (let i = 1; i <= 4; i++) await this.move({ x: x + (dx * i) / 4, y: y + (dy * i) / 4 })
    // A finger that is lifted in full flight makes the browser take the next tap for the one that stops it; it has to
    // rest 40 ms until the browser believes that it does, which two frames and a little more may or may not be.
    await Promise.all([frames(this.page, 3), this.page.waitForTimeout(HOLD_MS)])
    await this.up()
  }
  /** Lets the browser go: a page that is used again would keep all that were ever there. */
  async letGo(): Promise<void> {
    await (await this.#session)?.detach().catch(() => undefined)
  }

  async tapOn(target: Locator): Promise<void> {
    const [x, y] = await middleAtRest(target)
    await this.tap(x, y)
  }
}

/** One open game, by its handles. */
export class GamePage {
  readonly #time: Hastening
  constructor(readonly page: Page) {
    this.#time = new Hastening(page)
  }
  async open(id: string, query = 'seed=42'): Promise<void> {
    await this.page.goto(`/games/${id}?${query}`)
    await this.ready()
  }
  async ready(): Promise<void> {
    await expect(this.root).toBeVisible()
    // A scene is there when its field says so; a board when its slot holds something.
    if ((await this.page.locator('canvas.stage-canvas').count()) > 0)
      await expect(this.page.locator('[data-ready]')).toBeVisible()
  }
  get root(): Locator {
    return this.page.locator('[data-game]')
  }
  get field(): Locator {
    return this.page.locator('canvas.stage-canvas')
  }
  /** The button that begins or goes on with a play, whatever the game calls it. */
  get begin(): Locator {
    return this.root.locator('[data-panel] [data-autofocus]')
  }
  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }
  async phase(phase: 'ready' | 'playing' | 'paused' | 'over' | 'watching', timeout = 15_000): Promise<void> {
    await expect(this.root).toHaveAttribute('data-phase', phase, { timeout })
  }
  /** A paused play goes on, its beats counted. */
  async resumed(): Promise<void> {
    await this.phase('playing')
    // The page itself sets its time right again: a hand that is told of it first would find the play well on its way.
    await this.page.evaluate(async (rate) => {
      const { __rate } = window as unknown as { __rate(rate: number): number }
      const before = __rate(rate)
      while (document.querySelector('[data-game] [data-count-in]')) await new Promise(requestAnimationFrame)
      __rate(before)
    }, FAST)
  }
  /** Runs `act` while the page's time is hastened: for what waits, not for what must be quick. What is seen was true some time ago. */
  hastened<T>(act: () => Promise<T>, rate = FAST): Promise<T> {
    return this.#time.during(rate, act)
  }
  /** Its time is no longer held; see `Hastening.letGo`. */
  letGo(): Promise<void> {
    return this.#time.letGo()
  }
  /** From now on the page's time runs slowly, for hands that have to be in time; where players take turns nobody has to. */
  async calm(kind: CatalogueGame['kind'] = 'realtime'): Promise<void> {
    if (kind === 'realtime') await this.#time.set(CALM)
  }
  /** From now on it runs as it does for everyone: where nothing has to be in time. */
  atEase(): Promise<void> {
    return this.#time.set(1)
  }
  /** Lets so many ms of the play go by, hastened; a frame counts for no more than the loop takes of it. */
  async passes(ms: number): Promise<void> {
    await this.page.evaluate(
      async ([ms, rate]) => {
        const { __rate } = window as unknown as { __rate(rate: number): number }
        const most = 5000 / 60
        const before = __rate(rate)
        await new Promise<void>((done) => {
          let left = ms
          let last = performance.now()
          // Asked for within the frame, so that each of several that come at once is counted.
          const count = (now: number) => {
            left -= Math.min(now - last, most)
            last = now
            if (left > 0) return requestAnimationFrame(count)
            __rate(before)
            done()
          }
          requestAnimationFrame(count)
        })
      },
      [ms, FAST] as const,
    )
  }
  /** Waits for the end of the play and its panel, on hastened time. */
  async over(timeout = 75_000): Promise<void> {
    await this.hastened(async () => {
      await this.phase('over', timeout)
      await expect(this.end).toBeVisible()
      // A press that comes right with the panel was still meant for the play, and does nothing.
      await expect(this.root.locator('[data-settling]')).toHaveCount(0)
    }, FASTEST)
  }
  /** The play that has just ended is watched to its end, by the button of the panel; returns the link to it, or null where it is too long for one. */
  async watched(): Promise<string | null> {
    const figures = await this.figures()
    await this.button('Watch').focus()
    await this.page.keyboard.press('Enter')
    await this.watchedToEnd(figures)
    await this.page.evaluate(() => {
      const { clipboard } = navigator
      clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text
      }
    })
    await this.button('Share').focus()
    await this.page.keyboard.press('Enter')
    const news = this.page.getByText(/Link copied: it shows this play|too long for a link/)
    await expect(news.first()).toBeVisible()
    return this.page.evaluate(() => document.documentElement.dataset.copied ?? null)
  }
  /** Whoever watches sees these figures at the end. */
  async watchedToEnd(figures: Record<string, string>): Promise<void> {
    await this.phase('watching')
    // The play is opened first; its keys come with its bar.
    await expect(this.page.locator('[data-watch-text]')).toBeVisible()
    await this.page.keyboard.press('End')
    await expect(this.button('Play')).toBeVisible()
    const shown = await this.figures()
    const labels = Object.keys(shown).filter((label) => label in figures)
    const of = (all: Record<string, string>) => Object.fromEntries(labels.map((label) => [label, all[label]]))
    expect(of(shown)).toEqual(of(figures))
    expect(labels.length).toBeGreaterThan(0)
  }
  /** All figures of the play as they stand, by label; a tally on the board itself is of all plays. */
  async figures(): Promise<Record<string, string>> {
    const all = await this.page.locator('[data-figures] [data-hud]').all()
    const pairs = all.map(async (each) => [await each.getAttribute('data-hud'), await each.textContent()])
    return Object.fromEntries(await Promise.all(pairs))
  }
  hud(label: string): Locator {
    return this.page.locator(`[data-hud="${label}"]`)
  }
  get end(): Locator {
    return this.root.getByRole('dialog')
  }
}

interface Fixtures {
  /** The visitor has the sound off: nothing of it is loaded, read and mixed, where no test listens. */
  muted: boolean
  /** Fails the test on page errors, console errors and policy violations; expected ones are named here. */
  complaints: { allow(pattern: RegExp): void; readonly heard: readonly string[] }
  pad: Pad
  fingers: Fingers
  game: GamePage
}

/** Hears all that goes wrong in a page from now on: page errors, console errors, policy violations. */
export async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return heard
}

/** Run before the page: the visitor has switched the sound off. */
const MUTED = `localStorage.getItem('settings') ?? localStorage.setItem('settings',
  '{"version":1,"data":{"muted":true}}')`

export const test = base.extend<Fixtures>({
  muted: [false, { option: true }],
  complaints: [
    async ({ page, muted }, use) => {
      if (muted) await page.addInitScript(MUTED)
      const allowed: RegExp[] = []
      const heard = await listen(page)
      await use({ allow: (pattern) => void allowed.push(pattern), heard })
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  pad: async ({ page }, use) => {
    await page.addInitScript(PADS)
    await use(new Pad(page))
  },
  fingers: async ({ page }, use) => {
    const fingers = new Fingers(page)
    await use(fingers)
    await fingers.letGo()
  },
  game: async ({ page }, use) => {
    await page.addInitScript(CLOCK)
    const game = new GamePage(page)
    await use(game)
    await game.letGo()
  },
})

/** Run before the page: the visitor has finished a play before. */
export const PLAYED = `localStorage.getItem('records') ?? localStorage.setItem('records',
  '{"version":1,"data":{"tic-tac-toe":{"":{"plays":1,"best":{}}}}}')`

/**
 * For tests of the page alone. Nobody listens, so the sound is off. They get the same page one after the other, emptied:
 * what it has read and compiled stays. Not for tests of what a browser keeps or is allowed, or of being offline: a page
 * that is used again stays offline and has its permissions and offline copies.
 */
export const SHARED_PAGE = { muted: true, reuseContext: true } as const

/** Options of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
