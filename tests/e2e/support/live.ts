/** Two players on two devices: their pages, connected by a link and a reply link. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { CALM, CLOCK, FAST } from './clock'
import { expect } from './fixtures'
import { GamePage } from './game-page'
import { PADS } from './pads'

export interface Pair {
  readonly host: Page
  readonly guest: Page
  close(): Promise<void>
}

/** Small windows without motion: two pages are drawn at the same time. */
export const SMALL = { viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' } as const

/** Opens the dialog of live games, and agrees if asked. */
export async function openDialog(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: 'I understand' })
  const next = page.getByRole('button', { name: /^(Invite|Join)$/ })
  await expect(agree.or(next)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(next).toBeVisible()
}

/** The invitation of a game's page. */
export async function invitation(host: Page): Promise<string> {
  await host.getByRole('button', { name: 'Play live' }).click()
  await openDialog(host)
  await host.getByRole('button', { name: 'Invite' }).click()
  const link = host.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toHaveValue(/#join=/)
  return link.inputValue()
}

/** Follows an invitation, and returns the reply link. */
export async function replyTo(guest: Page, link: string): Promise<string> {
  await guest.goto(link)
  await openDialog(guest)
  await guest.getByRole('button', { name: 'Join' }).click()
  const reply = guest.getByRole('textbox', { name: 'Reply link' })
  await expect(reply).toHaveValue(/#reply=/)
  return reply.inputValue()
}

export const live = (page: Page) => page.locator('[data-live]')

export async function expectConnected(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(live(page)).toHaveAttribute('data-live', 'connected')
    await expect(page.locator('[data-phase=playing]')).toBeVisible()
  }
}

/** Sound is off; it would only take time. */
const MUTED = `localStorage.getItem('settings') ?? localStorage.setItem('settings',
  '{"version":1,"data":{"muted":true}}')`

/** Sound is off, and the visitor has agreed to connect. */
const READY = `localStorage.getItem('settings') ?? localStorage.setItem('settings',
  '{"version":1,"data":{"muted":true,"liveAgreed":true}}')`

/** Opens two browser contexts, which share nothing, with an empty page each. */
export async function openDevices(
  browser: Browser,
  ofHost: BrowserContextOptions = SMALL,
  ofGuest: BrowserContextOptions = ofHost,
): Promise<Pair> {
  const contexts = await Promise.all([browser.newContext(ofHost), browser.newContext(ofGuest)])
  const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  return {
    host,
    guest,
    async close() {
      for (const context of contexts) await context.close()
    },
  }
}

/** Connects two pages by an invitation and its reply. */
export async function connectPages({ host, guest }: Pair, path: string): Promise<void> {
  for (const page of [host, guest]) await page.addInitScript(MUTED)
  await host.goto(path)
  const reply = await replyTo(guest, await invitation(host))
  await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
  await expectConnected(host, guest)
}

/**
 * Connects the pages of two browser contexts, which share nothing.
 *
 * @param prepare - called for each page before it opens
 */
export async function connect(
  browser: Browser,
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Pair> {
  const pair = await openDevices(browser)
  for (const page of [pair.host, pair.guest]) await prepare(page)
  await connectPages(pair, path)
  return pair
}

/** Checks both pages at the same time. */
export async function shownOnBoth(
  { host, guest }: Pick<Pair, 'host' | 'guest'>,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await Promise.all([check(host), check(guest)])
}

/** Both pages show the end of the game under the same heading, and are still connected. */
export async function expectOver(
  pair: Pick<Pair, 'host' | 'guest'>,
  heading: string | RegExp,
  timeout = 15_000,
): Promise<void> {
  await shownOnBoth(pair, async (page) => {
    await expect(page.locator('[data-phase=over]')).toBeVisible({ timeout })
    await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(heading)
    await expect(live(page)).toHaveAttribute('data-live', 'connected')
  })
}

/** A pair whose page clocks can be changed. */
export interface FastPair extends Pair {
  /**
   * Runs `act` with fast clocks on both pages. One page alone would count as lost: the clocks of the connection are
   * those of the page.
   */
  hastened<T>(act: () => Promise<T>): Promise<T>
  /** Runs `act` with slow clocks on both pages: for input that must be in time. */
  calmly<T>(act: () => Promise<T>): Promise<T>
}

type Rated = Window & { __rate(rate: number): number }

/** Sets the rate of the clocks of several pages. */
export async function setRate(pages: readonly Page[], rate: number): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate((to) => (window as unknown as Rated).__rate(to), rate)))
}

export async function connectFast(browser: Browser, path: string): Promise<FastPair> {
  const pair = await connect(browser, path, async (page) => {
    await page.addInitScript(CLOCK)
  })
  const pages = [pair.host, pair.guest]
  // A press during the countdown has no effect.
  for (const page of pages) await page.waitForFunction(() => !document.querySelector('[data-count-in]'))
  const during = async <T>(rate: number, act: () => Promise<T>): Promise<T> => {
    await setRate(pages, rate)
    try {
      return await act()
    } finally {
      await setRate(pages, 1)
    }
  }
  return {
    ...pair,
    hastened: (act) => during(FAST, act),
    calmly: (act) => during(CALM, act),
  }
}

/** The pages of one live game, whose clocks run at the same rate: the slowest that a page asks for. */
export class SharedRate {
  readonly #wanted = new Map<Page, number>()
  #rate = 1
  async want(page: Page, rate: number): Promise<number> {
    const before = this.#wanted.get(page) ?? 1
    this.#wanted.set(page, rate)
    // A faster clock would take a page that is busy for a moment for a lost one.
    const shared = Math.min(FAST, ...this.#wanted.values())
    if (shared !== this.#rate) {
      this.#rate = shared
      await setRate([...this.#wanted.keys()], shared)
    }
    return before
  }
}

/** One page of a live game: its waits hasten both pages, once both wait. */
export class LivePage extends GamePage {
  constructor(
    page: Page,
    readonly shared: SharedRate,
  ) {
    super(page)
  }
  override async hastened<T>(act: () => Promise<T>, rate = FAST): Promise<T> {
    const before = await this.shared.want(this.page, rate)
    try {
      return await act()
    } finally {
      await this.shared.want(this.page, before)
    }
  }
  override async calm(): Promise<void> {
    await this.shared.want(this.page, CALM)
  }
  override async atEase(): Promise<void> {
    await this.shared.want(this.page, 1)
  }
  override resumed(): Promise<void> {
    return this.phase('playing').then(() => this.counted())
  }
  /** Waits until the countdown is over. */
  counted(): Promise<void> {
    return this.hastened(async () => {
      await this.page.waitForFunction(() => !document.querySelector('[data-game] [data-count-in]'))
    })
  }
  override passes(ms: number): Promise<void> {
    return this.hastened(() =>
      this.page.evaluate(async (ms) => {
        const until = performance.now() + ms
        while (performance.now() < until) await new Promise(requestAnimationFrame)
      }, ms),
    )
  }
  /** Nothing more is done on this page. */
  async rests(): Promise<void> {
    await this.shared.want(this.page, FAST)
  }
}

/** Opens an invitation in another tab of the same browser: they connect at once. */
export async function connectTabs(context: BrowserContext, path: string): Promise<Omit<Pair, 'close'>> {
  const [host, guest] = [await context.newPage(), await context.newPage()]
  for (const page of [host, guest]) {
    await page.addInitScript(READY)
    await page.addInitScript(CLOCK)
    await page.addInitScript(PADS)
  }
  await host.goto(path)
  const link = await invitation(host)
  await guest.goto(link)
  await openDialog(guest)
  await guest.getByRole('button', { name: 'Join' }).click()
  await expectConnected(host, guest)
  return { host, guest }
}
