/** Two players on two devices: their pages, connected by a link and a reply link. Or two tabs of one browser. */
import type { Locator, Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { panelTexts } from '../../../src/play/texts/panels'
import { CALM, CLOCK, FAST, UNDRAWN } from './clock'
import { test as base, expect, listen, SHARED_PAGE } from './fixtures'
import { GamePage } from './game-page'
import { go } from './go'
import { PADS } from './pads'
import { appears } from './rest'
import { SharedPage } from './shared-page'

export const live = (page: Page) => page.locator('[data-live]')
export const bar = (page: Page) => page.locator('[data-live-bar]')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const linkOf = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true })
export const replyOf = (page: Page) => page.getByRole('textbox', { name: 'Reply link' })
export const pasteOf = (page: Page) => page.getByRole('textbox', { name: 'Paste the reply link' })

/** Opens an address of the site, without a page load if the page shows the site. */
export async function visit(page: Page, address: string): Promise<void> {
  const [, id] = /\/games\/([\w-]+)/.exec(address) ?? []
  const shown = id ? `[data-game="${id}"]` : ':root:not(:has([data-game]))'
  const isOpen = (await page.locator('#root').count()) > 0
  const isSame = (await page.locator(shown).count()) > 0
  // A link to the shown game is followed as by a visitor: only the part after the # changes.
  await (isOpen && !isSame ? go(page, address) : page.goto(address))
  await appears(page, shown)
}

/** The value of a field once it contains this text. The page itself watches: `expect` would look a second later. */
export async function filled(field: Locator, text: string): Promise<string> {
  await field.evaluate(async (element: HTMLInputElement, text) => {
    while (element.isConnected && !element.value.includes(text)) await new Promise(requestAnimationFrame)
  }, text)
  await expect(field).toHaveValue(new RegExp(text))
  return field.inputValue()
}

/** The invitation of a game's page. */
export async function invitation(host: Page): Promise<string> {
  await button(host, 'Play live').click()
  await button(host, 'Invite').click()
  return filled(linkOf(host), '#join=')
}

/** Follows an invitation. */
export async function join(guest: Page, link: string): Promise<void> {
  await visit(guest, link)
  await button(guest, 'Join').click()
}

/** Follows an invitation of another tab of the same browser, as one person who plays in both. */
async function joinOwn(guest: Page, link: string): Promise<void> {
  await visit(guest, link)
  await button(guest, liveTexts.dialog.joinOwn).click()
}

/** Follows an invitation, and returns the reply link. */
export async function replyTo(guest: Page, link: string): Promise<string> {
  await join(guest, link)
  return filled(replyOf(guest), '#reply=')
}

/** The end panel offers a new game in place of a rematch, which leads to the start panel. */
export async function expectNewGame(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('button', { name: panelTexts.newGame })).toHaveCount(1)
  await expect(button(page, panelTexts.end.rematch)).toHaveCount(0)
  await button(page, panelTexts.newGame).click()
  await expect(page.locator('[data-phase=ready]')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
}

type Rated = Window & { __rate(rate: number): number }

/** Two pages of one live game. */
export class Pair {
  readonly pages: readonly [Page, Page]
  constructor(
    readonly host: Page,
    readonly guest: Page,
    /** They are tabs of one browser, which find each other without a reply. */
    readonly tabs = false,
  ) {
    this.pages = [host, guest]
  }
  /** Does the same on both pages at the same time. */
  async both(act: (page: Page) => Promise<unknown>): Promise<void> {
    await Promise.all(this.pages.map(act))
  }
  /** The host invites to a game, and the guest follows. */
  async connect(path: string): Promise<void> {
    if (!this.host.url().includes(path.split('?')[0] ?? '')) await visit(this.host, path)
    const link = await invitation(this.host)
    if (this.tabs) await joinOwn(this.guest, link)
    else await pasteOf(this.host).fill(await replyTo(this.guest, link))
    await this.connected()
  }
  async connected(): Promise<void> {
    await this.state('connected')
    await this.phase('playing')
  }
  /** Both pages show a phase of the game. */
  phase(phase: string): Promise<void> {
    return this.both(async (page) => {
      const shown = `[data-game][data-phase=${phase}]`
      await appears(page, shown)
      await expect(page.locator(shown)).toBeVisible()
    })
  }
  /** Both pages show a state of the connection. */
  state(state: string): Promise<void> {
    return this.both(async (page) => {
      await appears(page, `[data-live="${state}"]`)
      await expect(live(page)).toHaveAttribute('data-live', state)
    })
  }
  /** Both pages show the end of the game under the same heading, and are still connected. */
  async over(heading: string | RegExp, timeout = 15_000): Promise<void> {
    await this.both(async (page) => {
      await appears(page, '[data-phase=over]', timeout)
      await expect(page.locator('[data-phase=over]')).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(heading)
    })
    await this.state('connected')
  }
  /** Waits until the countdown is over: a press during it has no effect. */
  counted(): Promise<void> {
    return this.hastened(() =>
      this.both((page) => page.waitForFunction(() => !document.querySelector('[data-count-in]'))),
    )
  }
  /**
   * Runs `act` with fast clocks on both pages. One page alone would count as lost: the clocks of the connection are
   * those of the page.
   */
  hastened<T>(act: () => Promise<T>, rate = FAST): Promise<T> {
    return this.#during(rate, act)
  }
  /** Runs `act` with slow clocks on both pages: for input that must be in time. */
  calmly<T>(act: () => Promise<T>): Promise<T> {
    return this.#during(CALM, act)
  }
  async #during<T>(rate: number, act: () => Promise<T>): Promise<T> {
    await setRate(this.pages, rate)
    try {
      return await act()
    } finally {
      await setRate(this.pages, 1)
    }
  }
}

/** Sets the rate of the clocks of several pages. */
export async function setRate(pages: readonly Page[], rate: number): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate((to) => (window as unknown as Rated).__rate(to), rate)))
}

/** Sound is off; it would only take time. */
const MUTED = `localStorage.getItem('settings') ?? localStorage.setItem('settings',
  '{"version":1,"data":{"muted":true}}')`

interface Fixtures {
  /** Two devices, which share nothing but the connection. With `shared`, other tests used their pages before. */
  pair: Pair
  /** Two tabs of one browser. */
  tabs: Pair
}

/** Prepares both pages, uses them, and fails on errors of the guest's page. `complaints` hears those of the host's. */
async function usePair(pair: Pair, drawn: boolean, use: (pair: Pair) => Promise<void>): Promise<void> {
  const { guest, pages } = pair
  for (const page of pages) for (const script of [CLOCK, PADS]) await page.addInitScript(script)
  await guest.addInitScript(MUTED)
  if (!drawn) await guest.addInitScript(UNDRAWN)
  const heard = await listen(guest)
  await use(pair)
  expect(heard).toEqual([])
}

export const test = base.extend<Fixtures, { guests: SharedPage }>({
  guests: [
    async ({ browser }, use) => {
      const guests = new SharedPage(browser)
      await use(guests)
      await guests.close()
    },
    { scope: 'worker' },
  ],
  pair: async ({ page, shared, guests, pageOptions, drawn }, use) => {
    if (!shared) await guests.close()
    await usePair(new Pair(page, await guests.take(pageOptions)), drawn, use)
    await (shared ? guests.reset() : guests.close())
  },
  tabs: async ({ page, drawn }, use) => {
    const guest = await page.context().newPage()
    await usePair(new Pair(page, guest, true), drawn, use)
    await guest.close()
  },
})

/** Small windows: two pages run at the same time. */
export const SMALL = { ...SHARED_PAGE, viewport: { width: 800, height: 600 } } as const

/** For tests that cut the network: a shared page would keep the limits of earlier tests. */
export const CUTTABLE = { ...SMALL, shared: false } as const

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
