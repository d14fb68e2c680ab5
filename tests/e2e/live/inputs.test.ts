/** Live games by keyboard, touch or gamepad alone, for screen readers, and in narrow windows. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { violations } from '../support/axe'
import { expect, PHONE } from '../support/fixtures'
import { bar, button, linkOf, pasteOf, replyOf, SMALL, test, visit } from '../support/live'
import { cell, padTo, walkTo } from '../support/moves'
import { Pad } from '../support/pads'
import { frames } from '../support/rest'

test.use(SMALL)

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Panels ignore presses at first. */
const settled = (page: Page) => expect(page.locator('[data-settling]')).toHaveCount(0)

test('by keyboard alone, in a window of 320 pixels: the focus follows, everything fits, axe finds nothing, and a live region announces the connection', async ({
  pair,
}) => {
  const { host, guest } = pair
  await pair.both((page) => page.setViewportSize({ width: 320, height: 640 }))
  const fits = async (page: Page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violations(page)).toEqual([])
  }
  const { dialog: texts, bar: barTexts, next } = liveTexts
  /** Presses the focused button. */
  const enter = async (page: Page, name: string) => {
    await expect(button(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const tabTo = async (page: Page, target = button(page, 'Play live')) => {
    await expect(target).toBeVisible()
    for (let n = 0; n < 60; n++) {
      if (await target.evaluate((node) => node === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await visit(host, '/games/tic-tac-toe')
  await settled(host)
  await tabTo(host)
  await enter(host, 'Play live')
  await expect(button(host, texts.invite)).toBeFocused()
  await fits(host)
  await host.keyboard.press('Escape')
  await expect(dialog(host, texts.title)).toHaveCount(0)
  await enter(host, 'Play live')
  await enter(host, texts.invite)
  await expect(linkOf(host)).toHaveValue(/#join=/)
  await expect(host.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(button(host, texts.copyLink)).toBeFocused()
  await fits(host)

  await visit(guest, await linkOf(host).inputValue())
  await enter(guest, texts.join)
  await expect(replyOf(guest)).toHaveValue(/#reply=/)
  await expect(button(guest, texts.copyReply)).toBeFocused()
  await fits(guest)
  await tabTo(host, pasteOf(host))
  await host.keyboard.insertText(await replyOf(guest).inputValue())
  await pair.connected()
  await fits(host)

  await walkTo(host, 2, 2)
  await host.keyboard.press('Enter')
  await expect(cell(guest, 2, 2)).toHaveAccessibleName(/X$/)
  await walkTo(guest, 1, 2)
  await guest.keyboard.press('Enter')
  await expect(cell(host, 1, 2)).toHaveAccessibleName(/O$/)
  await button(guest, barTexts.nextGame).press('Enter')
  await expect(button(guest, next.suggest)).toBeFocused()
  await fits(guest)
  await guest.keyboard.press('Escape')
  await expect(dialog(guest, next.title)).toHaveCount(0)
  await expect(button(guest, barTexts.nextGame)).toBeFocused()

  // What a screen reader reads, whatever else the page shows.
  const news = (page: Page) => bar(page).locator('[data-news]')
  await expect(bar(host)).toHaveRole('region')
  await expect(bar(host)).toHaveAccessibleName(barTexts.label)
  await pair.both(async (page) => {
    await expect(news(page)).toHaveRole('status')
    await expect(news(page)).toHaveText(/^You are connected to \w+ \w+\.$/)
  })
  await expect(bar(host).getByRole('img', { name: /connection/ })).toBeVisible()
  for (const name of [barTexts.reactions, barTexts.nextGame, barTexts.leave])
    await expect(bar(host).getByRole('button', { name, exact: true })).toHaveCount(1)
  await button(guest, barTexts.leave).press('Enter')
  await expect(news(host)).toHaveText(/ left\.$/)
})

test('by gamepad alone: an invitation, and a game in two tabs', { tag: '@proof' }, async ({ tabs }) => {
  const { host, guest } = tabs
  const [ours, theirs] = [new Pad(host), new Pad(guest)]
  const press = async (pad: Pad, name: string) => {
    await expect(button(pad.page, name)).toBeVisible()
    await settled(pad.page)
    await pad.goTo(button(pad.page, name))
    await pad.press('A')
  }
  await visit(host, '/games/tic-tac-toe')
  await ours.plug()
  await press(ours, 'Play live')
  await press(ours, 'Invite')
  await expect(linkOf(host)).toHaveValue(/#join=/)
  await visit(guest, await linkOf(host).inputValue())
  await theirs.plug()
  await press(theirs, liveTexts.dialog.joinOwn)
  await tabs.connected()
  for (const [pad, row, col, mark] of [
    [ours, 2, 2, /X$/],
    [theirs, 1, 2, /O$/],
  ] as const) {
    await padTo({ page: pad.page, pad } as never, row, col)
    await pad.press('A')
    await tabs.both((page) => expect(cell(page, row, col)).toHaveAccessibleName(mark))
  }
})

test.describe('by touch alone, on two phones', () => {
  test.use(PHONE)

  test('from the start panel to a second game', { tag: '@proof' }, async ({ pair }) => {
    const { host, guest } = pair
    const tap = async (page: Page, name: string) => {
      await expect(button(page, name)).toBeVisible()
      await settled(page)
      // A quick second tap at the same place is ignored where the first one's target is gone.
      await frames(page, 25)
      await button(page, name).tap()
    }
    const { dialog: texts, bar: barTexts, next } = liveTexts
    await visit(host, '/games/tic-tac-toe')
    await tap(host, 'Play live')
    await tap(host, texts.invite)
    await expect(linkOf(host)).toHaveValue(/#join=/)
    await visit(guest, await linkOf(host).inputValue())
    await tap(guest, texts.join)
    await expect(replyOf(guest)).toHaveValue(/#reply=/)
    await pasteOf(host).tap()
    await host.keyboard.insertText(await replyOf(guest).inputValue())
    await pair.connected()
    const mark = async (page: Page, row: number, col: number, name: RegExp) => {
      await cell(page, row, col).tap()
      await pair.both((each) => expect(cell(each, row, col)).toHaveAccessibleName(name))
    }
    await mark(host, 2, 2, /X$/)
    await mark(guest, 1, 1, /O$/)
    await tap(guest, barTexts.reactions)
    await tap(guest, barTexts.react('👏'))
    await expect(host.locator('[data-reaction=other]')).toBeAttached()
    await tap(guest, barTexts.nextGame)
    await dialog(guest, next.title).getByText(next.first, { exact: true }).tap()
    await tap(guest, next.suggest)
    await tap(host, barTexts.accept)
    await pair.both((page) => expect(cell(page, 2, 2)).toHaveAccessibleName(/empty/))
    await mark(guest, 3, 3, /X$/)
    await tap(host, barTexts.leave)
    await expect(bar(guest)).toContainText(/ left\./)
  })
})
