/**
 * Turn-based games against each other, on two devices, in each way in which moves are exchanged.
 * `contract/live.test.ts` plays all of them without a page.
 */
import type { Locator, Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { sessionTexts } from '../../../src/play/texts/session'
import { uiTexts } from '../../../src/ui/texts'
import { expect } from '../support/fixtures'
import { bar, button, SMALL, test } from '../support/live'
import { cell, walkTo } from '../support/moves'

test.use(SMALL)

/** A cell by a part of its name: 'e4', 'square 11', 'B3'. */
const named = (page: Page, name: string) => page.locator(`[role=gridcell][aria-label*=", ${name},"]`)

const rematch = (page: Page) => button(page, 'Rematch').click()

test('Tic Tac Toe: to the end, and a rematch that one suggests, with the other player first', async ({
  pair,
}) => {
  const { host, guest } = pair
  await pair.connect('/games/tic-tac-toe')
  for (const [n, at] of [1, 4, 2, 5, 3].entries()) {
    const [row, col] = [Math.ceil(at / 3), ((at - 1) % 3) + 1]
    // By clicks on one device, and by digits on the other.
    if (n % 2 === 0) await cell(host, row, col).click()
    else await guest.keyboard.press(String(at))
    await pair.both((each) => expect(cell(each, row, col)).toHaveAccessibleName(n % 2 === 0 ? /X$/ : /O$/))
  }
  await pair.over('X wins')
  await rematch(guest)
  await expect(bar(host)).toContainText(/suggests a rematch/)
  await button(host, 'Accept').click()
  await pair.phase('playing')
  await pair.both((page) => expect(cell(page, 1, 1)).toHaveAccessibleName(/empty/))
  const seeds = [host, guest].map((page) => page.locator('[data-game]').getAttribute('data-seed'))
  expect(await seeds[0]).toBe(await seeds[1])
  // It is not the turn of the player who was X.
  await expect(cell(host, 1, 1)).toBeDisabled()
  await expect(cell(guest, 1, 1)).toBeEnabled()
  // Closing the page asks, and the first Back only pauses.
  const asked = host.waitForEvent('dialog')
  await host.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  for (const page of [host, guest]) {
    await page.goBack()
    await expect(page.getByText(sessionTexts.pause.left)).toBeVisible()
  }
  await pair.state('connected')
})

test('Extreme Chess with a clock: a draw is offered and accepted; in the next game one resigns', {
  tag: '@proof',
}, async ({ pair }) => {
  const { host, guest } = pair
  await pair.connect('/games/chess?rules=full&clock=3%2B2')
  const move = async (page: Page, from: string, to: string) => {
    await named(page, from).click()
    await named(page, to).click()
    await pair.both((each) => expect(named(each, from)).toHaveAttribute('aria-label', /empty/))
  }
  // Black sees the board from the other side.
  await expect(cell(host, 8, 5)).toHaveAccessibleName(/e1/)
  await expect(cell(guest, 1, 4)).toHaveAccessibleName(/e1/)
  await move(host, 'e2', 'e4')
  await move(guest, 'e7', 'e5')
  await pair.both((page) => expect(page.getByRole('timer').filter({ hasText: /^2:5/ })).not.toHaveCount(0))
  await button(host, uiTexts.end.offerDraw).click()
  await move(host, 'd2', 'd4')
  await button(guest, uiTexts.end.acceptDraw).click()
  await pair.over('It’s a draw')

  await pair.both(rematch)
  await pair.phase('playing')
  await move(guest, 'e2', 'e4')
  await move(host, 'e7', 'e5')
  await button(guest, uiTexts.end.resign).click()
  // The confirmation appears in its place, where a second click would be ignored at first.
  await expect(button(guest, uiTexts.end.keepPlaying)).toBeVisible()
  await button(guest, uiTexts.end.resign).press('Enter')
  await pair.over('Black wins')
})

test('Battleship: hidden fleets, and every shot to the end', { tag: '@proof' }, async ({ pair }) => {
  const { host, guest } = pair
  await pair.connect('/games/battleship')
  const place = async (page: Page): Promise<string[]> => {
    await button(page, 'Random').click()
    await expect(button(page, 'Start battle')).toBeEnabled()
    const names = await page
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
    const fleet = names.flatMap((name) => {
      const [, place, what] = /^Row \d+, column \d+, (\w+), (.*)$/.exec(name) ?? []
      return place && what !== 'water' ? [place] : []
    })
    expect(fleet).toHaveLength(17)
    await button(page, 'Start battle').click()
    return fleet
  }
  const waters = (page: Page) => page.getByRole('grid', { name: 'Enemy waters' })
  const fire = (page: Page, at: string): Locator =>
    waters(page).getByRole('gridcell', { name: new RegExp(`^Row \\d+, column \\d+, ${at},`) })
  const targets = await place(host)
  const own = await place(guest)
  // The guest fires first, always at a ship; the host always at water.
  const misses = Array.from(
    { length: 100 },
    (_, n) => `${'ABCDEFGHIJ'[n % 10]}${Math.floor(n / 10) + 1}`,
  ).filter((at) => !own.includes(at))
  for (const [n, at] of targets.entries()) {
    await fire(guest, at).click()
    if (n === targets.length - 1) break
    await expect(waters(host)).not.toHaveAttribute('aria-disabled')
    await fire(host, misses[n] as string).click()
    await expect(fire(guest, at)).toHaveAttribute('aria-label', /hit|sunk/)
    await expect(waters(guest)).not.toHaveAttribute('aria-disabled')
  }
  // Both reveal their fleets, which proves that all answers were true.
  for (const page of pair.pages) await button(page, 'Reveal fleet').click()
  await pair.over(/wins?/)
})

test('Rock Paper Scissors: hands show once both have picked', { tag: '@proof' }, async ({ pair }) => {
  const { host, guest } = pair
  await pair.connect('/games/rock-paper-scissors?match=3')
  // Both press the keys of one player: each device belongs to one.
  for (const [n, [mine, theirs]] of ['rs', 'pr', 'sp'].entries()) {
    await host.keyboard.press(mine as string)
    // A hash of the hand has been sent: nothing is known on the other page.
    await expect(host.getByText('Player 1 has chosen', { exact: true })).toBeVisible()
    await guest.keyboard.press(theirs as string)
    await pair.hastened(() =>
      pair.both((page) => expect(page.locator('[data-hud="Player 1"]')).toHaveText(String(n + 1))),
    )
  }
  await pair.over(/Player 1 wins/)
})

test('Checkers: the second player sees the board from the other side', { tag: '@proof' }, async ({
  pair,
}) => {
  const { host, guest } = pair
  await pair.connect('/games/checkers')
  await named(host, 'square 11').click()
  await named(host, 'square 15').click()
  await pair.both((page) => expect(named(page, 'square 15')).toHaveAccessibleName(/red man/i))
  const placed = async (page: Page) =>
    /^Row \d+, column \d+/.exec((await named(page, 'square 15').getAttribute('aria-label')) ?? '')?.[0]
  await named(guest, 'square 22').click()
  await named(guest, 'square 18').click()
  await pair.both((page) => expect(named(page, 'square 18')).toHaveAccessibleName(/white man/i))
  expect(await placed(host)).not.toEqual(await placed(guest))
})

test('Reversi: the second player sees the board from the other side; both leave, one after the other', async ({
  pair,
}) => {
  const { host, guest } = pair
  await pair.connect('/games/reversi?size=6')
  // By arrow keys, and by a click on the same square from the other side.
  await walkTo(host, 5, 4)
  await host.keyboard.press('Enter')
  await expect(cell(guest, 2, 3)).toHaveAccessibleName(/black/)
  await cell(guest, 4, 2).click()
  await expect(cell(host, 3, 5)).toHaveAccessibleName(/white/)
  for (const page of [host, guest]) {
    if (page === guest) await expect(bar(page)).toContainText(/ left\./)
    await bar(page).getByRole('button', { name: liveTexts.bar.leave }).click()
    await expect(page.locator('[data-phase=ready]')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  }
})
