/** Two players on two devices: their pages, connected by a link and a reply link. */
import type { Browser, Page } from 'playwright/test'
import { expect } from './fixtures'

export interface Pair {
  readonly host: Page
  readonly guest: Page
  close(): Promise<void>
}

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

/** Connects the pages of two browser contexts, which share nothing. */
export async function connect(browser: Browser, path: string): Promise<Pair> {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
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
