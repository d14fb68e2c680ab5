/** The connection of a live game: invitations, replies, reactions, its end, and what follows. */
import type { Page } from 'playwright/test'
import { assistTexts } from '../../../src/play/texts/assists'
import { frameTexts } from '../../../src/play/texts/frame'
import { liveTexts } from '../../../src/play/texts/live'
import { panelTexts } from '../../../src/play/texts/panels'
import { FASTEST } from '../support/clock'
import { expect } from '../support/fixtures'
import {
  bar,
  button,
  expectNewGame,
  invitation,
  linkOf,
  live,
  pasteOf,
  replyOf,
  replyTo,
  SMALL,
  test,
  visit,
} from '../support/live'
import { cell } from '../support/moves'

test.use(SMALL)

const dialog = (page: Page) => page.getByRole('dialog', { name: liveTexts.dialog.title })
const leave = (page: Page) => bar(page).getByRole('button', { name: liveTexts.bar.leave }).click()

/** The nickname in the dialog of a game's page. */
async function nameOn(page: Page): Promise<string> {
  await button(page, 'Play live').click()
  return (await page.getByText(/^You are /).textContent()) ?? ''
}

test('nothing of live games is loaded before Play live is pressed; a nickname stays until another one is asked for', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const ofLive = () =>
    requested.filter((path) =>
      /\/(LiveDialog|LiveBar|Watchers\w*|audience|lobby|rooms|connect)-[^/]*$/.test(path),
    )
  await page.goto('/games/tic-tac-toe', { waitUntil: 'networkidle' })
  expect(requested.length).toBeGreaterThan(5)
  expect(ofLive()).toEqual([])
  const first = await nameOn(page)
  expect(ofLive()).not.toEqual([])

  expect(first).toMatch(/^You are [A-Z][a-z]+ [A-Z][a-z]+\.$/)
  await button(page, 'Invite').click()
  await expect(linkOf(page)).toHaveValue(/#join=/)
  // The invitation ends with its page, which says so.
  await page.reload()
  await expect(page.getByText(frameTexts.live.ended.invitation).first()).toBeVisible()
  // The name that an invitation was sent with.
  expect(await nameOn(page)).toBe(first)
  await button(page, liveTexts.dialog.otherName).click()
  await expect(page.getByText(first)).toHaveCount(0)
  const second = (await page.getByText(/^You are /).textContent()) ?? ''
  await button(page, 'Invite').click()
  await expect(linkOf(page)).toHaveValue(/#join=/)
  await page.keyboard.press('Escape')
  await visit(page, '/games/snake')
  await expect(page.getByText(frameTexts.live.ended.invitation).first()).toBeVisible()
  expect(await nameOn(page)).toBe(second)
})

test('canceled and damaged invitations and replies have no effect; the right reply connects', async ({
  pair,
}) => {
  const { host, guest } = pair
  await visit(host, '/games/tic-tac-toe')
  const canceled = await replyTo(guest, await invitation(host))
  await dialog(host).getByRole('button', { name: liveTexts.dialog.cancel }).click()
  await expect(dialog(host)).toHaveCount(0)
  await expect(bar(host)).toHaveCount(0)
  // The game can be played as before.
  await expect(host.locator('[data-phase=ready]')).toBeVisible()

  const link = await invitation(host)
  await pasteOf(host).fill(canceled)
  await expect(host.getByText(liveTexts.bad.otherReply)).toBeVisible()
  await visit(guest, '/settings')
  await visit(guest, link.slice(0, -60))
  // Before anything is asked for.
  await expect(guest.getByRole('alert').filter({ hasText: liveTexts.bad.invitation })).toBeVisible()
  await expect(button(guest, 'I understand')).toHaveCount(0)
  await expect(button(guest, 'Join')).toHaveCount(0)
  await expect(live(guest)).toHaveCount(0)
  // A reply reaches the tab that waits only in the browser of the host.
  await visit(guest, canceled)
  await expect(guest.getByText(liveTexts.dialog.elsewhere)).toBeVisible()
  await expect(replyOf(guest)).toHaveValue(canceled)
  await expect(button(guest, liveTexts.dialog.copyReply)).toBeVisible()
  // The host sees that the link is their own, in another tab and in the same one, and the seat stays free.
  const other = await host.context().newPage()
  await visit(other, link)
  await expect(other.getByRole('alert').filter({ hasText: liveTexts.bad.own })).toBeVisible()
  await expect(button(other, 'Join')).toHaveCount(0)
  await pasteOf(host).fill(link)
  await button(host, liveTexts.dialog.connect).click()
  await expect(host.getByText(liveTexts.bad.notReply)).toBeVisible()

  const reply = await replyTo(guest, `${link}%20&utm_source=mail`)
  await pasteOf(host).fill(reply.slice(0, -60))
  await button(host, liveTexts.dialog.connect).click()
  await expect(host.getByText(liveTexts.bad.reply).first()).toBeVisible()
  await visit(other, `${reply}).`)
  await expect(other.getByText(liveTexts.bad.replyTaken).first()).toBeVisible()
  await pair.connected()
  await other.close()
})

test('an invitation to one game does not connect to the page of another', async ({ pair }) => {
  const { host, guest } = pair
  await visit(host, '/games/tic-tac-toe')
  const link = (await invitation(host)).replace('tic-tac-toe', 'connect-four')
  await pasteOf(host).fill(await replyTo(guest, link))
  await pair.both((page) => expect(page.getByText(liveTexts.ended.otherGame).first()).toBeVisible())
})

test('a turn-based game ends: one leaves, or one reloads the page and it continues by link', async ({
  pair,
}) => {
  const { host, guest } = pair
  await pair.connect('/games/connect-four')
  for (const [from, to, emoji] of [
    [host, guest, '🎉'],
    [guest, host, '👏'],
  ] as const) {
    await button(from, liveTexts.bar.reactions).click()
    await button(from, liveTexts.bar.react(emoji)).click()
    await expect(from.locator('[data-reaction=own]')).toBeAttached()
    await expect(to.locator('[data-reaction=other]')).toBeAttached()
  }
  await leave(guest)
  await expect(bar(host)).toContainText(/ left\./)
  await button(host, liveTexts.bar.claim).click()
  await expect(host.getByRole('dialog')).toContainText(liveTexts.ended.forfeit)
  await expect(button(host, liveTexts.bar.claim)).toHaveCount(0)
  await expect(host.getByText(/Troph(y|ies) won/)).toHaveCount(0)
  await expectNewGame(host)

  // After a reload the game continues by link, with the same seats.
  await pair.connect('/games/connect-four')
  await host.keyboard.press('1')
  await expect(cell(guest, 6, 1)).toHaveAttribute('aria-label', /red/)
  await expect(host).toHaveURL(/#turn=/)
  await host.reload()
  await expect(host.getByText(frameTexts.live.ended.gameByLink).first()).toBeVisible()
  await button(host, panelTexts.pause.resume).click()
  await expect(host.locator('[data-waits]')).toBeVisible()
  await expect(cell(host, 6, 1)).toHaveAttribute('aria-label', /red/)
  await button(guest, liveTexts.bar.continueByLink).click()
  await button(guest, panelTexts.pause.resume).click()
  await guest.keyboard.press('2')
  await expect(cell(guest, 6, 2)).toHaveAttribute('aria-label', /yellow/)
  await expect(button(guest, frameTexts.turns.sendMove)).toBeVisible()
})

test('one leaves a real-time game: the computer takes over', { tag: '@proof' }, async ({ pair }) => {
  const { host, guest } = pair
  await pair.connect('/games/pong?seed=7&points=5')
  // Aids that it ignores are hidden.
  await host.keyboard.press('Escape')
  await button(host, panelTexts.more).click()
  const assists = host.locator('[data-assists]')
  await assists.locator('summary').click()
  await expect(assists.getByText(assistTexts.debounce.label, { exact: true })).toBeVisible()
  for (const { label } of [assistTexts.gameSpeed, assistTexts.rewind])
    await expect(assists.getByText(label, { exact: true })).toHaveCount(0)

  await leave(host)
  await expect(live(guest)).toHaveAttribute('data-live', 'ended')
  const phase = (page: Page, phase: string) => expect(page.locator(`[data-phase=${phase}]`)).toBeVisible()
  await phase(guest, 'paused')
  await button(guest, liveTexts.bar.playComputer).click()
  await phase(guest, 'playing')
  await expect(button(guest, liveTexts.bar.claim)).toHaveCount(0)
  // A pause is the remaining player's own.
  await guest.locator('[data-pause]').click()
  await button(guest, panelTexts.pause.resume).click()
  await phase(guest, 'playing')
  // At the wall, the paddle misses.
  await guest.keyboard.down('ArrowDown')
  await pair.hastened(
    () => expect(guest.locator('[data-phase=over]')).toBeVisible({ timeout: 60_000 }),
    FASTEST,
  )
  await guest.keyboard.up('ArrowDown')
  await expect(guest.getByRole('dialog').getByRole('heading').first()).toHaveText('Player 1 wins')
  await expectNewGame(guest)
})
