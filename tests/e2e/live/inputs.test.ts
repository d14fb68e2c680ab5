/** Live games by keyboard, touch or gamepad alone, for screen readers, and in narrow windows. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { violations } from '../support/axe'
import { expect, PHONE, test } from '../support/fixtures'
import {
  connect,
  connectTabs,
  expectConnected,
  openDevices,
  openDialog,
  replyTo,
  SMALL,
  shownOnBoth,
} from '../support/live'
import { cell, padTo, walkTo } from '../support/moves'
import { PageNetwork } from '../support/network'
import { PADS, Pad } from '../support/pads'
import { type Devices, racePlanOf } from '../support/plan'

const bar = (page: Page) => page.locator('[data-live-bar]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const link = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true })
const replyLink = (page: Page) => page.getByRole('textbox', { name: 'Reply link' })
const paste = (page: Page) => page.getByRole('textbox', { name: 'Paste the reply link' })

test('in a window of 320 pixels: dialog and bar fit, and axe finds nothing', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  const fits = async (page: Page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violations(page)).toEqual([])
  }
  for (const page of [host, guest]) await page.setViewportSize({ width: 320, height: 640 })
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
  const { host, guest, close } = await openDevices(browser)
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

test('the focus follows the dialog, and returns to its button', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  await host.goto('/games/tic-tac-toe')
  await button(host, 'Play live').click()
  await expect(button(host, liveTexts.dialog.agree)).toBeFocused()
  await host.keyboard.press('Escape')
  await expect(dialog(host, liveTexts.dialog.title)).toHaveCount(0)
  await expect(button(host, 'Play live')).toBeFocused()
  await host.keyboard.press('Enter')
  await expect(button(host, liveTexts.dialog.agree)).toBeFocused()
  await host.keyboard.press('Enter')
  await expect(button(host, liveTexts.dialog.invite)).toBeFocused()
  await host.keyboard.press('Enter')
  await expect(link(host)).toHaveValue(/#join=/)
  await expect(button(host, liveTexts.dialog.copyLink)).toBeFocused()
  const reply = await replyTo(guest, await link(host).inputValue())
  await expect(button(guest, liveTexts.dialog.copyReply)).toBeFocused()
  await paste(host).fill(reply)
  await expectConnected(host, guest)
  await button(host, liveTexts.bar.nextGame).press('Enter')
  await expect(button(host, liveTexts.next.suggest)).toBeFocused()
  await host.keyboard.press('Escape')
  await expect(dialog(host, liveTexts.next.title)).toHaveCount(0)
  await expect(button(host, liveTexts.bar.nextGame)).toBeFocused()
  await close()
})

test('by touch alone: from the start panel to a second game, on two phones', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser, { ...PHONE, reducedMotion: 'reduce' })
  const tap = async (page: Page, name: string) => {
    await expect(button(page, name)).toBeVisible()
    // A tap at the place of the last one has no effect at first.
    await page.waitForTimeout(400)
    await button(page, name).tap()
  }
  await host.goto('/games/tic-tac-toe')
  await tap(host, 'Play live')
  await tap(host, liveTexts.dialog.agree)
  await tap(host, liveTexts.dialog.invite)
  await expect(link(host)).toHaveValue(/#join=/)
  await guest.goto(await link(host).inputValue())
  await tap(guest, liveTexts.dialog.agree)
  await tap(guest, liveTexts.dialog.join)
  await expect(replyLink(guest)).toHaveValue(/#reply=/)
  await paste(host).tap()
  await host.keyboard.insertText(await replyLink(guest).inputValue())
  await expectConnected(host, guest)
  const marks = async (page: Page, row: number, col: number, mark: string) => {
    await cell(page, row, col).tap()
    await shownOnBoth({ host, guest }, (each) =>
      expect(cell(each, row, col)).toHaveAccessibleName(new RegExp(`${mark}$`)),
    )
  }
  await marks(host, 2, 2, 'X')
  await marks(guest, 1, 1, 'O')
  await tap(guest, liveTexts.bar.reactions)
  await tap(guest, liveTexts.bar.react('👏'))
  await expect(host.locator('[data-reaction=other]')).toBeAttached()
  await tap(guest, liveTexts.bar.nextGame)
  await dialog(guest, liveTexts.next.title).getByText(liveTexts.next.first, { exact: true }).tap()
  await tap(guest, liveTexts.next.suggest)
  await tap(host, liveTexts.bar.accept)
  await shownOnBoth({ host, guest }, (each) => expect(cell(each, 2, 2)).toHaveAccessibleName(/empty/))
  await marks(guest, 3, 3, 'X')
  await tap(host, liveTexts.bar.leave)
  await expect(bar(guest)).toContainText(/has left/)
  await close()
})

/** What a screen reader reads, whatever else the page shows. */
const news = (page: Page) => bar(page).locator('[data-news]')

test('live regions announce the connection, its loss and its end', async ({ browser }) => {
  const networks: PageNetwork[] = []
  const { host, guest, close } = await connect(browser, '/games/tic-tac-toe', async (page) => {
    networks.push(await PageNetwork.of(page))
  })
  await expect(bar(host)).toHaveRole('region')
  await expect(bar(host)).toHaveAccessibleName(liveTexts.bar.label)
  for (const page of [host, guest]) {
    await expect(news(page)).toHaveRole('status')
    await expect(news(page)).toHaveText(/^You are connected to \w+ \w+\.$/)
    await expect(bar(page).getByRole('img', { name: /connection/ })).toBeVisible()
  }
  for (const name of [liveTexts.bar.reactions, liveTexts.bar.nextGame, liveTexts.bar.leave])
    await expect(bar(host).getByRole('button', { name, exact: true })).toHaveCount(1)
  for (const network of networks) await network.cut(true)
  await expect(news(host)).toHaveText(liveTexts.bar.lost)
  for (const network of networks) await network.cut(false)
  for (const page of [host, guest]) await expect(news(page)).toHaveText(/^You are connected to/)
  await bar(guest).getByRole('button', { name: liveTexts.bar.leave }).click()
  await expect(news(host)).toHaveText(/has left\.$/)
  await close()
})

test('live regions announce the opponent’s result, but not each step to it', async ({ browser }) => {
  const context = await browser.newContext(SMALL)
  const { query, keyboard } = await racePlanOf('sliding-puzzle')
  const { host, guest } = await connectTabs(context, `/games/sliding-puzzle?${query}`)
  const result = bar(host).locator('[data-result]')
  await expect(result).toHaveRole('status')
  await guest.keyboard.press('ArrowDown')
  await expect(bar(host).locator('[data-progress]')).toContainText('Moves 1')
  await expect(result).toHaveText('')
  await guest.keyboard.press('ArrowUp')
  await keyboard({ page: guest } as Devices)
  await expect(result).toHaveText(/^Finished: /)
  await context.close()
})
