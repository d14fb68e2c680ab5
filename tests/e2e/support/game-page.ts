/** Owns one open game, by its handles: what a test does with any of them, from opening to watching its end. */

import { expect, type Locator, type Page } from 'playwright/test'
import type { CatalogGame } from '../../../src/games/catalog'
import { replayTexts } from '../../../src/play/texts/replays'
import { CALM, FAST, FASTEST, Hastening } from './hasten'
import { appears } from './rest'

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
    await appears(this.page, '[data-game]')
    await expect(this.root).toBeVisible()
    // A scene is there when its field says so; a board when its slot holds something.
    if ((await this.page.locator('canvas.stage-canvas').count()) === 0) return
    await appears(this.page, '[data-ready]')
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
  /** Opens what a small window hides behind More in the end panel; elsewhere all of it is in sight. */
  async showMore(): Promise<void> {
    const more = this.end.locator('[data-more][aria-expanded="false"]')
    if (await more.isVisible()) await more.click()
  }
  async phase(phase: 'ready' | 'playing' | 'paused' | 'over' | 'watching', timeout = 15_000): Promise<void> {
    if (await appears(this.page, `[data-game][data-phase="${phase}"]`, timeout)) return
    await expect(this.root, 'its phase').toHaveAttribute('data-phase', phase)
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
  async calm(kind: CatalogGame['kind'] = 'realtime'): Promise<void> {
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
      // A press that comes right with the panel was still meant for the play, and does nothing.
      await appears(this.page, '[data-game] [data-panel]:not([data-settling])')
      await expect(this.end).toBeVisible()
      await expect(this.root.locator('[data-settling]')).toHaveCount(0)
    }, FASTEST)
  }
  /** The play that has just ended is watched to its end, by the button of the panel; returns the link to it, or null where it is too long for one. */
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
  /** Whoever watches sees these figures at the end. */
  async watchedToEnd(figures: Record<string, string>): Promise<void> {
    await this.phase('watching')
    // The play is opened first; its keys come with its bar.
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
   * All figures of the play as they stand, by label; a tally on the board itself is of all plays. Asked of the page: for
   * what a locator evaluates, Playwright lays 345 kB of script into it first.
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
