/** Two players on two devices: their pages, connected by a link and a reply link. */
import type { Browser, Page } from 'playwright/test'
import { CLOCK, FAST } from './clock'
import { expect } from './fixtures'

export interface Pair {
  readonly host: Page
  readonly guest: Page
  close(): Promise<void>
}

/** Small windows without motion: two pages are drawn at the same time. */
const SMALL = { viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' } as const

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

/**
 * Connects the pages of two browser contexts, which share nothing.
 *
 * @param prepare - called for each page before it opens
 */
export async function connect(
  browser: Browser,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Pair> {
  const contexts = await Promise.all([browser.newContext(SMALL), browser.newContext(SMALL)])
  const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  for (const page of [host, guest]) {
    await page.addInitScript(MUTED)
    await prepare(page)
  }
  await host.goto(path)
  const reply = await replyTo(guest, await invitation(host))
  await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
  await expectConnected(host, guest)
  return {
    host,
    guest,
    async close() {
      for (const context of contexts) await context.close()
    },
  }
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

/** A pair whose page clocks can be hastened. */
export interface FastPair extends Pair {
  /**
   * Runs `act` with fast clocks on both pages. One page alone would count as lost: the clocks of the connection are
   * those of the page.
   */
  hastened<T>(act: () => Promise<T>): Promise<T>
}

type Rated = Window & { __rate(rate: number): number }

/** Sets the rate of the clocks of several pages. */
async function setRate(pages: readonly Page[], rate: number): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate((to) => (window as unknown as Rated).__rate(to), rate)))
}

export async function connectFast(browser: Browser, path: string): Promise<FastPair> {
  const pair = await connect(browser, path, async (page) => {
    await page.addInitScript(CLOCK)
  })
  const pages = [pair.host, pair.guest]
  return {
    ...pair,
    async hastened(act) {
      await setRate(pages, FAST)
      try {
        return await act()
      } finally {
        await setRate(pages, 1)
      }
    },
  }
}
