/** The connection of a live game: invitations, replies, reactions and its end. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { expect, test } from '../support/fixtures'
import {
  connect,
  expectConnected,
  invitation,
  live,
  openDevices,
  openDialog,
  replyTo,
  shownOnBoth,
} from '../support/live'
import { cell } from '../support/moves'

const bar = (page: Page) => page.locator('[data-live-bar]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a tab is closed during a game: the computer takes its place', async ({ browser }) => {
  const { host, guest, close } = await connect(browser, '/games/tic-tac-toe')
  await cell(host, 1, 1).click()
  await expect(cell(guest, 1, 1)).toHaveAccessibleName(/X$/)
  await host.close()
  await expect(live(guest)).toHaveAttribute('data-live', 'ended')
  await expect(bar(guest)).toContainText(/has left/)
  await button(guest, liveTexts.bar.playComputer).click()
  await cell(guest, 3, 2).click()
  // The computer answers as X.
  await expect(guest.getByRole('gridcell', { name: /, X$/ })).toHaveCount(2)
  await close()
})

test('a tab is closed during a game: the win is claimed', async ({ browser }) => {
  for (const path of ['/games/connect-four', '/games/pong']) {
    const { host, guest, close } = await connect(browser, path)
    // On a phone in landscape the panel of the pause is close to the bar.
    await host.setViewportSize({ width: 844, height: 390 })
    await guest.close()
    await expect(live(host)).toHaveAttribute('data-live', 'ended')
    await button(host, liveTexts.bar.claim).click()
    await expect(host.locator('[data-phase=over]')).toBeVisible()
    await expect(host.getByRole('dialog')).toContainText(liveTexts.ended.forfeit)
    await expect(button(host, liveTexts.bar.claim)).toHaveCount(0)
    await close()
  }
})

test('both leave at once: both are back at the start', async ({ browser }) => {
  const pair = await connect(browser, '/games/checkers')
  await Promise.all(
    [pair.host, pair.guest].map((page) => bar(page).getByRole('button', { name: 'Leave' }).click()),
  )
  await shownOnBoth(pair, async (page) => {
    await expect(page.locator('[data-phase=ready]')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
  await pair.close()
})

test('one leaves: the other is told, and both can invite again', async ({ browser }) => {
  const { host, guest, close } = await connect(browser, '/games/reversi')
  await bar(guest).getByRole('button', { name: 'Leave' }).click()
  await expect(bar(host)).toContainText(/has left/)
  await bar(host).getByRole('button', { name: 'Leave' }).click()
  const reply = await replyTo(guest, await invitation(host))
  await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
  await expectConnected(host, guest)
  await close()
})

test('an invitation is canceled, and its reply has no effect', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  await host.goto('/games/tic-tac-toe')
  const reply = await replyTo(guest, await invitation(host))
  await dialog(host, liveTexts.dialog.title).getByRole('button', { name: liveTexts.dialog.cancel }).click()
  await expect(dialog(host, liveTexts.dialog.title)).toHaveCount(0)
  await expect(bar(host)).toHaveCount(0)
  // The game can be played as before.
  await expect(host.locator('[data-phase=ready]')).toBeVisible()
  // Another invitation does not take the reply to the first one.
  const second = await invitation(host)
  const paste = host.getByRole('textbox', { name: 'Paste the reply link' })
  await paste.fill(reply)
  await expect(host.getByText(liveTexts.bad.otherReply)).toBeVisible()
  // The right reply still connects.
  await guest.goto('/')
  await paste.fill(await replyTo(guest, second))
  await expectConnected(host, guest)
  await close()
})

test('damaged invitations and replies: a clear message, and nothing is lost', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  await host.goto('/games/tic-tac-toe')
  const link = await invitation(host)
  for (const damage of [
    link.slice(0, -60),
    `${link.split('#')[0]}#join=X`,
    link.replace('#join=D', '#join=D%%'),
  ]) {
    await guest.goto('/')
    await guest.goto(damage)
    await openDialog(guest)
    await button(guest, 'Join').click()
    await expect(guest.getByRole('alert').filter({ hasText: liveTexts.bad.invitation })).toBeVisible()
    await expect(live(guest)).toHaveCount(0)
  }
  const reply = await replyTo(guest, link)
  const paste = host.getByRole('textbox', { name: 'Paste the reply link' })
  for (const damage of ['hello', reply.slice(0, -60), `${reply.slice(0, -20)}!!`]) {
    await paste.fill(damage)
    await button(host, liveTexts.dialog.connect).click()
    await expect(host.getByText(liveTexts.bad.reply).first()).toBeVisible()
  }
  // The whole link still connects.
  await paste.fill(reply)
  await expectConnected(host, guest)
  await close()
})

test('an invitation to one game does not connect to the page of another', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  await host.goto('/games/tic-tac-toe')
  const link = (await invitation(host)).replace('tic-tac-toe', 'connect-four')
  const reply = await replyTo(guest, link)
  await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
  for (const page of [host, guest])
    await expect(page.getByText(liveTexts.ended.otherGame).first()).toBeVisible()
  await close()
})

test('a reply link is opened on the inviting device: the waiting tab takes it', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  await host.goto('/games/tic-tac-toe')
  const reply = await replyTo(guest, await invitation(host))
  const other = await host.context().newPage()
  await other.goto(reply)
  await expect(other.getByText(liveTexts.bad.replyTaken).first()).toBeVisible()
  await expectConnected(host, guest)
  // Nothing waits for it any more.
  await other.goto('/')
  await other.goto(reply)
  await expect(other.getByText(liveTexts.bad.replyLate).first()).toBeVisible()
  await close()
})

test('reactions appear on both pages', async ({ browser }) => {
  const { host, guest, close } = await connect(browser, '/games/tic-tac-toe')
  await button(host, liveTexts.bar.reactions).click()
  await host.getByRole('button', { name: liveTexts.bar.react('🎉') }).click()
  await expect(host.locator('[data-reaction=own]')).toBeAttached()
  await expect(guest.locator('[data-reaction=other]')).toBeAttached()
  await button(guest, liveTexts.bar.reactions).click()
  await guest.getByRole('button', { name: liveTexts.bar.react('👏') }).click()
  await expect(host.locator('[data-reaction=other]')).toBeAttached()
  await close()
})

test('loads nothing of live games before Play live is pressed', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const ofLive = () =>
    requested.filter((path) => /\/(LiveDialog|LiveBar|lobby|rooms|connect)-[^/]*$/.test(path))
  await page.goto('/games/tic-tac-toe', { waitUntil: 'networkidle' })
  expect(requested.length).toBeGreaterThan(5)
  expect(ofLive()).toEqual([])
  await button(page, 'Play live').click()
  await openDialog(page)
  expect(ofLive()).not.toEqual([])
})
