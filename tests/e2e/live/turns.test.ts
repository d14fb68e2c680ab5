/** Turn-based games against each other, on two devices. Each is played to its end, and each page makes its own moves. */
import type { Locator, Page } from 'playwright/test'
import { uiTexts } from '../../../src/ui/texts'
import { expect, test } from '../support/fixtures'
import { connect, expectOver, type Pair, shownOnBoth } from '../support/live'
import { cell, walkTo } from '../support/moves'

/** A cell by a part of its name: 'e4', 'square 11', 'B3'. */
const named = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^Row \\d+, column \\d+, ${name},`) })

/** The players in turn, from this one. */
const inTurn = ({ host, guest }: Pair, n: number, first: 'host' | 'guest' = 'host'): Page =>
  (n % 2 === 0) === (first === 'host') ? host : guest

test('Tic Tac Toe: three rounds, with Rematch pressed by both at once, and by one', async ({ browser }) => {
  const pair = await connect(browser, '/games/tic-tac-toe')
  const { host, guest } = pair
  const round = async (first: 'host' | 'guest') => {
    for (const [n, at] of [1, 4, 2, 5, 3].entries()) {
      const page = inTurn(pair, n, first)
      const [row, col] = [Math.ceil(at / 3), ((at - 1) % 3) + 1]
      // By clicks on one device, and by digits on the other.
      if (page === host) await cell(page, row, col).click()
      else await page.keyboard.press(String(at))
      await shownOnBoth(pair, (each) =>
        expect(cell(each, row, col)).toHaveAccessibleName(new RegExp(n % 2 === 0 ? 'X$' : 'O$')),
      )
    }
    await expectOver(pair, 'X wins')
  }
  const rematch = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Rematch' })
  const again = () =>
    shownOnBoth(pair, async (page) => {
      await expect(page.locator('[data-phase=playing]')).toBeVisible()
      await expect(cell(page, 1, 1)).toHaveAccessibleName(/empty/)
    })
  await round('host')
  await Promise.all([rematch(host).click(), rematch(guest).click()])
  await again()
  // It is not the turn of the player who was X.
  await expect(cell(host, 1, 1)).toBeDisabled()
  await expect(cell(guest, 1, 1)).toBeEnabled()
  await round('guest')
  await rematch(guest).click()
  await expect(host.locator('[data-live-bar]')).toContainText(/suggests: the same again/)
  await host.getByRole('button', { name: 'Accept' }).click()
  await again()
  await round('host')
  await pair.close()
})

test('Connect Four, and Pop Out', async ({ browser }) => {
  for (const [query, last] of [
    ['', [6, 1]],
    ['?pop=on', [7, 2]],
  ] as const) {
    const pair = await connect(browser, `/games/connect-four${query}`)
    const drop = async (n: number, column: number, row: number) => {
      await inTurn(pair, n).keyboard.press(String(column))
      const disc = n % 2 === 0 ? 'red' : 'yellow'
      await shownOnBoth(pair, (page) =>
        expect(cell(page, row, column)).toHaveAttribute('aria-label', new RegExp(disc)),
      )
    }
    await drop(0, 1, 6)
    await drop(1, 2, 6)
    await drop(2, 1, 5)
    if (query) {
      // Yellow pops its only disc, which is a move: red is next.
      await cell(pair.guest, last[0], last[1]).click()
      await shownOnBoth(pair, (page) => expect(cell(page, 6, 2)).toHaveAttribute('aria-label', /empty/))
    } else await drop(3, 2, 5)
    await drop(4, 1, 4)
    await drop(5, 7, 6)
    await drop(6, 1, 3)
    await expectOver(pair, 'Red wins')
    await pair.close()
  }
})

test('Checkers: two moves, then one player resigns', async ({ browser }) => {
  const pair = await connect(browser, '/games/checkers')
  const { host, guest } = pair
  for (const [page, from, to] of [
    [host, 11, 15],
    [guest, 22, 18],
  ] as const) {
    await named(page, `square ${from}`).click()
    await named(page, `square ${to}`).click()
    await shownOnBoth(pair, async (each) => {
      await expect(named(each, `square ${from}`)).toHaveAttribute('aria-label', /empty/)
      await expect(named(each, `square ${to}`)).toHaveAttribute('aria-label', /(red|white) man/i)
    })
  }
  await resign(host)
  await expectOver(pair, 'White wins')
  await pair.close()
})

/** Presses Resign, and confirms. */
async function resign(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: uiTexts.end.resign, exact: true })
  await button.click()
  // The confirmation appears in its place, where a second press would be ignored at first.
  await page.waitForTimeout(500)
  await button.click()
}

async function chessMove(pair: Pair, page: Page, from: string, to: string): Promise<void> {
  await named(page, from).click()
  await named(page, to).click()
  await shownOnBoth(pair, (each) => expect(named(each, from)).toHaveAttribute('aria-label', /empty/))
}

test('Extreme Chess: a mate by full rules', async ({ browser }) => {
  const pair = await connect(browser, '/games/chess?rules=full')
  for (const [n, [from, to]] of (
    [
      ['f2', 'f3'],
      ['e7', 'e5'],
      ['g2', 'g4'],
      ['d8', 'h4'],
    ] as const
  ).entries())
    await chessMove(pair, inTurn(pair, n), from, to)
  await expectOver(pair, 'Black wins')
  await pair.close()
})

test('Extreme Chess with a clock: a draw is offered and accepted', async ({ browser }) => {
  const pair = await connect(browser, '/games/chess?rules=full&clock=3%2B2')
  const { host, guest } = pair
  const clocks = (page: Page) => page.getByRole('timer')
  await chessMove(pair, host, 'e2', 'e4')
  await chessMove(pair, guest, 'e7', 'e5')
  await shownOnBoth(pair, (page) => expect(clocks(page).filter({ hasText: /^2:5/ })).not.toHaveCount(0))
  await host.getByRole('button', { name: uiTexts.end.offerDraw }).click()
  await chessMove(pair, host, 'd2', 'd4')
  await guest.getByRole('button', { name: uiTexts.end.acceptDraw }).click()
  await expectOver(pair, "It's a tie")
  await pair.close()
})

/** The cells of the fleet that a page shows during the setup. */
async function fleetOf(page: Page): Promise<string[]> {
  const names = await page.getByRole('gridcell').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
  return names.flatMap((name) => {
    const [, place, what] = /^Row \d+, column \d+, (\w+), (.*)$/.exec(name) ?? []
    return place && what !== 'water' ? [place] : []
  })
}

test('Battleship: hidden fleets, and every shot to the end', async ({ browser }) => {
  const pair = await connect(browser, '/games/battleship')
  const { host, guest } = pair
  const place = async (page: Page): Promise<string[]> => {
    await page.getByRole('button', { name: 'Random' }).click()
    const begin = page.getByRole('button', { name: 'Start battle' })
    await expect(begin).toBeEnabled()
    const fleet = await fleetOf(page)
    expect(fleet).toHaveLength(17)
    await begin.click()
    return fleet
  }
  const waters = (page: Page) => page.getByRole('grid', { name: 'Enemy waters' })
  const fire = (page: Page, at: string): Locator =>
    waters(page).getByRole('gridcell', { name: new RegExp(`^Row \\d+, column \\d+, ${at},`) })
  const targets = await place(host)
  const own = await place(guest)
  // The guest fires first, always at a ship; the host always at water.
  const misses = Array.from({ length: 100 }, (_, n) => `${'ABCDEFGHIJ'[n % 10]}${Math.floor(n / 10) + 1}`)
    .filter((at) => !own.includes(at))
    .slice(0, 17)
  for (const [n, at] of targets.entries()) {
    await fire(guest, at).click()
    const miss = misses[n]
    if (n === targets.length - 1 || !miss) break
    await expect(waters(host)).not.toHaveAttribute('aria-disabled')
    await fire(host, miss).click()
    await expect(fire(guest, at)).toHaveAttribute('aria-label', /hit|sunk/)
    await expect(waters(guest)).not.toHaveAttribute('aria-disabled')
  }
  // Both reveal their fleets, which proves that all answers were true.
  for (const page of [host, guest]) await page.getByRole('button', { name: 'Reveal fleet' }).click()
  await expectOver(pair, /wins?/)
  await pair.close()
})

test('Rock Paper Scissors: hands show once both have picked', async ({ browser }) => {
  const pair = await connect(browser, '/games/rock-paper-scissors?match=3')
  const { host, guest } = pair
  // Both press the keys of one player: each device belongs to one.
  for (const [n, [mine, theirs]] of (
    [
      ['r', 's'],
      ['p', 'r'],
      ['s', 'p'],
    ] as const
  ).entries()) {
    await host.keyboard.press(mine)
    // A hash of the hand has been sent: nothing is known on the other page.
    await expect(host.getByText('Player 1 has chosen', { exact: true })).toBeVisible()
    await guest.keyboard.press(theirs)
    await shownOnBoth(pair, (page) => expect(page.locator('[data-hud="Player 1"]')).toHaveText(String(n + 1)))
  }
  await expectOver(pair, /Player 1 wins/)
  await pair.close()
})

test('Reversi: nine moves flip every disc', async ({ browser }) => {
  const pair = await connect(browser, '/games/reversi?size=6')
  const moves = [27, 16, 9, 26, 23, 28, 33, 22, 19].map(
    (at) => [Math.floor(at / 6) + 1, (at % 6) + 1] as const,
  )
  const sideOf = (page: Page, row: number, col: number) =>
    // White sees the board from the other side.
    page === pair.host ? cell(page, row, col) : cell(page, 7 - row, 7 - col)
  for (const [n, [row, col]] of moves.entries()) {
    // The first move by arrow keys.
    if (n === 0) {
      await walkTo(pair.host, row, col)
      await pair.host.keyboard.press('Enter')
    } else await sideOf(n % 2 === 0 ? pair.host : pair.guest, row, col).click()
    await shownOnBoth(pair, (page) =>
      expect(sideOf(page, row, col)).not.toHaveAttribute('aria-label', /empty/),
    )
  }
  await expectOver(pair, 'Black wins')
  await pair.close()
})
