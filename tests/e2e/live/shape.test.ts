/** A phone in portrait and a wide window play in the same world, and each player is told where they play. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { expectConnected, invitation, replyTo } from '../support/live'

const WIDE = { width: 900, height: 600 }
const UPRIGHT = { width: 390, height: 844 }

for (const [game, places] of [
  // Both have the landscape table, which is not rotated.
  ['air-hockey', ['left', 'right']],
  // The same world, rotated in portrait.
  ['gravity-flip-runner', ['left', 'bottom']],
] as const)
  test(`${game}: the host’s phone is upright, the guest’s window is wide`, async ({ browser }) => {
    const contexts = await Promise.all(
      [UPRIGHT, WIDE].map((viewport) => browser.newContext({ viewport, reducedMotion: 'reduce' })),
    )
    const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
    await host.goto(`/games/${game}?seed=7`)
    const reply = await replyTo(guest, await invitation(host))
    await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
    await expectConnected(host, guest)
    for (const [n, page] of [host, guest].entries())
      await expect(page.locator('[data-live-bar]')).toContainText(`You are Player ${n + 1}, ${places[n]}.`)
    for (const context of contexts) await context.close()
  })
