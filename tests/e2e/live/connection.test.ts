/** The connection of a live game: invitations, replies, pauses, interruptions and its end. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { violations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import {
  connect,
  expectConnected,
  invitation,
  live,
  openDialog,
  replyTo,
  SMALL,
  shownOnBoth,
} from '../support/live'
import { cell, padTo, walkTo } from '../support/moves'
import { PADS, Pad } from '../support/pads'

const bar = (page: Page) => page.locator('[data-live-bar]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function pages(
  browser: { newContext(options?: object): Promise<import('playwright/test').BrowserContext> },
  count: number,
) {
  const contexts = await Promise.all(Array.from({ length: count }, () => browser.newContext(SMALL)))
  const all = await Promise.all(contexts.map((context) => context.newPage()))
  return { all, close: async () => void (await Promise.all(contexts.map((context) => context.close()))) }
}

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
  const { all, close } = await pages(browser, 2)
  const [host, guest] = all as [Page, Page]
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
  const { all, close } = await pages(browser, 2)
  const [host, guest] = all as [Page, Page]
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
  const { all, close } = await pages(browser, 2)
  const [host, guest] = all as [Page, Page]
  await host.goto('/games/tic-tac-toe')
  const link = (await invitation(host)).replace('tic-tac-toe', 'connect-four')
  const reply = await replyTo(guest, link)
  await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
  for (const page of [host, guest])
    await expect(page.getByText(liveTexts.ended.otherGame).first()).toBeVisible()
  await close()
})

test('a reply link is opened on the inviting device: the waiting tab takes it', async ({ browser }) => {
  const { all, close } = await pages(browser, 2)
  const [host, guest] = all as [Page, Page]
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

test('a pause on one page pauses the other, and so does a hidden tab; Resume resumes both', async ({
  browser,
}) => {
  const pair = await connect(browser, '/games/pong')
  const both = (phase: string) =>
    shownOnBoth(pair, (page) => expect(page.locator(`[data-game][data-phase=${phase}]`)).toBeVisible())
  await pair.host.keyboard.press('Escape')
  await both('paused')
  await button(pair.guest, 'Resume').click()
  await both('playing')
  await pair.guest.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await both('paused')
  await pair.guest.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await button(pair.host, 'Resume').click()
  await both('playing')
  await shownOnBoth(pair, (page) => expect(live(page)).toHaveAttribute('data-live', 'connected'))
  await pair.close()
})

/**
 * Runs before a page: whatever it sends while it is cut off is lost. The browser's own emulation of lost packets does not
 * reach connections between two pages.
 */
const CUT = `{
  const { send } = RTCDataChannel.prototype
  RTCDataChannel.prototype.send = function (data) {
    if (!window.__cut) send.call(this, data)
  }
}`

const cutOff = (cut: boolean) => async (page: Page) => {
  await page.evaluate((now) => Object.assign(window, { __cut: now }), cut)
}

test('the network is lost and returns: a move made meanwhile arrives', async ({ browser }) => {
  const pair = await connect(browser, '/games/tic-tac-toe', (page) => page.addInitScript(CUT))
  const { host, guest } = pair
  await cell(host, 1, 1).click()
  await expect(cell(guest, 1, 1)).toHaveAccessibleName(/X$/)
  await shownOnBoth(pair, cutOff(true))
  await shownOnBoth(pair, (page) => expect(live(page)).toHaveAttribute('data-live', 'lost'))
  await expect(bar(host)).toContainText(liveTexts.bar.lost)
  await cell(guest, 2, 2).click()
  await expect(cell(guest, 2, 2)).toHaveAccessibleName(/O$/)
  await expect(cell(host, 2, 2)).toHaveAccessibleName(/empty/)
  await shownOnBoth(pair, cutOff(false))
  await shownOnBoth(pair, (page) => expect(live(page)).toHaveAttribute('data-live', 'connected'))
  await expect(cell(host, 2, 2)).toHaveAccessibleName(/O$/)
  await cell(host, 3, 3).click()
  await expect(cell(guest, 3, 3)).toHaveAccessibleName(/X$/)
  await pair.close()
})

test('the network is lost in a real-time game: it pauses, and goes on after its return', async ({
  browser,
}) => {
  const pair = await connect(browser, '/games/pong', (page) => page.addInitScript(CUT))
  await shownOnBoth(pair, cutOff(true))
  await shownOnBoth(pair, (page) => expect(page.locator('[data-game][data-phase=paused]')).toBeVisible())
  await shownOnBoth(pair, cutOff(false))
  await shownOnBoth(pair, (page) => expect(live(page)).toHaveAttribute('data-live', 'connected'))
  await button(pair.host, 'Resume').click()
  await shownOnBoth(pair, (page) => expect(page.locator('[data-game][data-phase=playing]')).toBeVisible())
  await pair.close()
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

test('in a window of 320 pixels: dialog and bar fit, and axe finds nothing', async ({ browser }) => {
  const { all, close } = await pages(browser, 2)
  const [host, guest] = all as [Page, Page]
  const fits = async (page: Page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violations(page)).toEqual([])
  }
  for (const page of all) await page.setViewportSize({ width: 320, height: 640 })
  await host.goto('/games/tic-tac-toe')
  await button(host, 'Play live').click()
  await expect(button(host, liveTexts.dialog.agree)).toBeVisible()
  await fits(host)
  await openDialog(host)
  await fits(host)
  await button(host, 'Invite').click()
  const link = host.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toHaveValue(/#join=/)
  await expect(host.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await fits(host)
  const reply = await replyTo(guest, await link.inputValue())
  await fits(guest)
  await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
  await expectConnected(host, guest)
  await fits(host)
  await button(guest, 'Next game').click()
  await expect(dialog(guest, liveTexts.next.title)).toBeVisible()
  await fits(guest)
  await close()
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true })
  for (let n = 0; n < 60; n++) {
    if (await target.evaluate((node) => node === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('by keyboard alone: from the start panel to the first move', async ({ browser }) => {
  const { all, close } = await pages(browser, 2)
  const [host, guest] = all as [Page, Page]
  const press = async (page: Page, name: string) => {
    await expect(button(page, name)).toBeVisible()
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  await host.goto('/games/tic-tac-toe')
  await press(host, 'Play live')
  await press(host, liveTexts.dialog.agree)
  await press(host, 'Invite')
  const link = host.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toHaveValue(/#join=/)
  await guest.goto(await link.inputValue())
  await press(guest, liveTexts.dialog.agree)
  await press(guest, 'Join')
  const replyField = guest.getByRole('textbox', { name: 'Reply link' })
  await expect(replyField).toHaveValue(/#reply=/)
  const paste = host.getByRole('textbox', { name: 'Paste the reply link' })
  for (let n = 0; n < 20 && !(await paste.evaluate((node) => node === document.activeElement)); n++)
    await host.keyboard.press('Tab')
  await host.keyboard.insertText(await replyField.inputValue())
  await expectConnected(host, guest)
  await walkTo(host, 2, 2)
  await host.keyboard.press('Enter')
  await expect(cell(guest, 2, 2)).toHaveAccessibleName(/X$/)
  await walkTo(guest, 1, 2)
  await guest.keyboard.press('Enter')
  await expect(cell(host, 1, 2)).toHaveAccessibleName(/O$/)
  await close()
})

test('by gamepad alone: an invitation, and a game in two tabs', async ({ browser }) => {
  const context = await browser.newContext(SMALL)
  await context.addInitScript(PADS)
  const [host, guest] = [await context.newPage(), await context.newPage()]
  const pads = [new Pad(host), new Pad(guest)] as const
  const go = async (pad: Pad, name: string) => {
    await expect(button(pad.page, name)).toBeVisible()
    await pad.page.waitForTimeout(400)
    await pad.goTo(button(pad.page, name))
    await pad.press('A')
  }
  await host.goto('/games/tic-tac-toe')
  await expect(button(host, 'Play live')).toBeVisible()
  await pads[0].plug()
  await go(pads[0], 'Play live')
  await go(pads[0], liveTexts.dialog.agree)
  await go(pads[0], 'Invite')
  const link = host.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toHaveValue(/#join=/)
  await guest.goto(await link.inputValue())
  await pads[1].plug()
  await go(pads[1], 'Join')
  await expectConnected(host, guest)
  for (const [pad, row, col, mark] of [
    [pads[0], 2, 2, 'X'],
    [pads[1], 1, 2, 'O'],
  ] as const) {
    await padTo({ page: pad.page, pad } as never, row, col)
    await pad.press('A')
    for (const page of [host, guest])
      await expect(cell(page, row, col)).toHaveAccessibleName(new RegExp(`${mark}$`))
  }
  await context.close()
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
