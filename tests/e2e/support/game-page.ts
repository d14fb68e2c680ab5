/** An open game, with everything that tests do with any game. */
import { expect, type Locator, type Page } from 'playwright/test'
import type { CatalogGame } from '../../../src/games/catalog'
import { replayTexts } from '../../../src/play/texts/replays'
import { CALM, FAST, FASTEST, PageClock } from './clock'
import { go } from './go'
import { appears } from './rest'

/** An open game. */
export class GamePage {
  readonly #clock: PageClock
  #opened = false
  constructor(readonly page: Page) {
    this.#clock = new PageClock(page)
  }
  async open(id: string, query = 'seed=42'): Promise<void> {
    await this.page.goto(`/games/${id}?${query}`)
    await this.ready()
    this.#opened = true
  }
  /** Opens one of several games: the first loads the page, the others follow a link of the site, which is faster. */
  async visit(id: string, query = 'seed=42'): Promise<void> {
    if (!this.#opened) return this.open(id, query)
    // A press in between, or the next one could count as the second half of a double press that ended the last game.
    await this.page.evaluate(() => {
      for (const type of ['keydown', 'keyup']) dispatchEvent(new KeyboardEvent(type, { code: 'ShiftLeft' }))
      // With a fast clock the toasts seem slow to load: their plain message would cover the next game.
      document.getElementById('plain-messages')?.remove()
    })
    const same = this.page.locator(`[data-game="${id}"]`)
    if (await same.count()) {
      await go(this.page, '/')
      await expect(same).toHaveCount(0)
    }
    await go(this.page, `/games/${id}?${query}`)
    await appears(this.page, `[data-game="${id}"]`)
    await this.ready()
  }
  async ready(): Promise<void> {
    await appears(this.page, '[data-game]')
    await expect(this.root).toBeVisible()
    // A scene is ready when its field has `data-ready`; a board as soon as it is rendered.
    if ((await this.root.getAttribute('data-kind')) !== 'realtime') return
    await appears(this.page, '[data-ready]')
    await expect(this.page.locator('[data-ready]')).toBeVisible()
  }
  get root(): Locator {
    return this.page.locator('[data-game]')
  }
  get field(): Locator {
    return this.page.locator('canvas.stage-canvas')
  }
  /** The button that starts or resumes a game, whatever its label. */
  get begin(): Locator {
    return this.root.locator('[data-panel] [data-autofocus]')
  }
  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }
  /** Opens the part of the end panel that small windows hide behind a button. */
  async showMore(): Promise<void> {
    // The phase may be there before its panel.
    await this.end.waitFor()
    const more = this.end.locator('[data-more][aria-expanded="false"]')
    if (await more.isVisible()) await more.click()
  }
  async phase(phase: 'ready' | 'playing' | 'paused' | 'over' | 'watching', timeout = 15_000): Promise<void> {
    if (await appears(this.page, `[data-game][data-phase="${phase}"]`, timeout)) return
    await expect(this.root, 'its phase').toHaveAttribute('data-phase', phase)
  }
  /** Repeats `act` while the game runs, at most `max` times. */
  async whilePlaying(act: (n: number) => Promise<unknown>, max: number): Promise<void> {
    for (let n = 0; n < max && (await this.root.getAttribute('data-phase')) === 'playing'; n++) await act(n)
  }
  /** Repeats `act` until there are points, at most `max` times. */
  async untilPoints(act: (n: number) => Promise<unknown>, max = 60): Promise<void> {
    const score = this.hud('Score')
    for (let n = 0; n < max && (await score.textContent()) === '0'; n++) await act(n)
    await expect(score).not.toHaveText('0')
  }
  /** Waits until a paused game continues after its countdown. */
  async resumed(): Promise<void> {
    await this.phase('playing')
    // The page itself resets its clock, so that no time of the game is lost.
    await this.page.evaluate(async (rate) => {
      const { __rate } = window as unknown as { __rate(rate: number): number }
      const before = __rate(rate)
      while (document.querySelector('[data-game] [data-count-in]')) await new Promise(requestAnimationFrame)
      __rate(before)
    }, FAST)
  }
  /** Runs `act` with a fast page clock. For waiting only: what a test reads may be outdated. */
  hastened<T>(act: () => Promise<T>, rate = FAST): Promise<T> {
    return this.#clock.during(rate, act)
  }
  /** See `PageClock.detach`. */
  detach(): Promise<void> {
    return this.#clock.detach()
  }
  /** Slows down the page clock, for input that must be in time. Turn-based games do not need it. */
  async calm(kind: CatalogGame['kind'] = 'realtime'): Promise<void> {
    if (kind === 'realtime') await this.#clock.set(CALM)
  }
  /** Resets the page clock to its normal speed. */
  async atEase(): Promise<void> {
    await this.#clock.set(1)
  }
  /** Lets `ms` of game time pass, with a fast clock. A frame counts for no more than the loop uses of it. */
  async passes(ms: number): Promise<void> {
    await this.page.evaluate(
      async ([ms, rate]) => {
        const { __rate } = window as unknown as { __rate(rate: number): number }
        const max = 5000 / 60
        const before = __rate(rate)
        await new Promise<void>((done) => {
          let left = ms
          let last = performance.now()
          // Requested within the frame, so that each of several frames at once is counted.
          const count = (now: number) => {
            left -= Math.min(now - last, max)
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
  /** Waits for the end of the game and its panel, with a fast clock. */
  async over(timeout = 75_000): Promise<void> {
    await this.hastened(async () => {
      await this.phase('over', timeout)
      // The panel ignores presses at first, because they were meant for the game.
      await appears(this.page, '[data-game] [data-panel]:not([data-settling])')
      await expect(this.end).toBeVisible()
      await expect(this.root.locator('[data-settling]')).toHaveCount(0)
    }, FASTEST)
  }
  /** Watches the game that has just ended. Returns the link to its replay, or null if it is too long for a link. */
  async watched(): Promise<string | null> {
    const figures = await this.figures()
    await this.showMore()
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
    const news = this.page
      .getByText(replayTexts.linkCopied)
      .or(this.page.getByText(replayTexts.savedAsFile.text))
    await expect(news.first()).toBeVisible()
    return this.page.evaluate(() => document.documentElement.dataset.copied ?? null)
  }
  /** Watches a replay, which must end with these stats. */
  async watchedToEnd(figures: Record<string, string>): Promise<void> {
    await this.phase('watching')
    // The keys work once the bar is there.
    await appears(this.page, '[data-watch-text]')
    await expect(this.page.locator('[data-watch-text]')).toBeVisible()
    await this.page.keyboard.press('End')
    await expect(this.button('Play')).toBeVisible()
    const shown = await this.figures()
    const labels = Object.keys(shown).filter((label) => label in figures)
    const of = (all: Record<string, string>) => Object.fromEntries(labels.map((label) => [label, all[label]]))
    expect(of(shown)).toEqual(of(figures))
    expect(labels.length).toBeGreaterThan(0)
  }
  /**
   * The current stats by label, without tallies on a board. Read with `page.evaluate`, because a locator makes Playwright
   * inject 345 kB of script first.
   */
  figures(): Promise<Record<string, string>> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('[data-stats] [data-hud]')].map((each) => [
          each.getAttribute('data-hud'),
          each.textContent,
        ]),
      ),
    )
  }
  hud(label: string): Locator {
    return this.page.locator(`[data-hud="${label}"]`)
  }
  get end(): Locator {
    return this.root.getByRole('dialog')
  }
}

/** Starts or resumes a game. A press right after the one that opened it is ignored: it could be half of a double click. */
export async function pressStart(game: Locator): Promise<void> {
  await expect(async () => {
    if (/ready|paused/.test((await game.getAttribute('data-phase')) ?? ''))
      await game.locator('[data-panel] [data-autofocus]').click({ timeout: 2000 })
    await expect(game).toHaveAttribute('data-phase', /playing|over/, { timeout: 500 })
  }).toPass()
}
