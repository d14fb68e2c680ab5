/** A live race of every game that two people cannot play against each other, by two tabs of one browser. */
import type { Page } from 'playwright/test'
import { TABLE } from '../../contract/table'
import { Fingers } from '../support/fingers'
import { expect, test } from '../support/fixtures'
import { connectTabs, expectConnected, LivePage, SharedRate, SMALL } from '../support/live'
import { walkTo } from '../support/moves'
import { Pad } from '../support/pads'
import { type Devices, type Plan, planOf } from '../support/plan'
import { frames } from '../support/rest'

/** Games for two, which are played against each other instead. */
const FOR_TWO = new Set([
  'air-hockey',
  'battleship',
  'blue-block-runner',
  'checkers',
  'chess',
  'connect-four',
  'gravity-flip-runner',
  'pong',
  'reversi',
  'rock-paper-scissors',
  'tic-tac-toe',
  'tug-of-war',
])

/** The plans of these games start close to the end, but a race starts at the beginning: a few moves instead. */
const MOVES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '2048'(page) {
    for (const way of ['Left', 'Up', 'Right', 'Down', 'Left', 'Up']) await page.keyboard.press(`Arrow${way}`)
  },
  async 'invisible-maze'(page) {
    for (const way of ['Left', 'Up', 'Right', 'Down']) await page.keyboard.press(`Arrow${way}`)
  },
  // All pieces would take too long with two pages that are drawn at the same time.
  async 'jigsaw-puzzle'(page) {
    // The first press ends the animation in which the picture breaks up.
    for (const key of ['Enter', 'Enter', 'ArrowUp', 'ArrowRight', 'Enter']) {
      await page.keyboard.press(key)
      await frames(page, 3)
    }
  },
  klondike: (page) => page.keyboard.press('s'),
  async nonogram(page) {
    await walkTo(page, 1, 1)
    await page.keyboard.press('Enter')
  },
  async 'sliding-puzzle'(page) {
    for (const way of ['Left', 'Up', 'Right', 'Down']) await page.keyboard.press(`Arrow${way}`)
  },
  async sudoku(page) {
    const empty = page.getByRole('gridcell', { name: /^Row \d+, column \d+, empty/ }).first()
    await empty.click()
    await page.keyboard.press('1')
  },
}

/** Plans that need a large field, or more time than two pages have. */
const PLANS: Readonly<Record<string, Pick<Plan, 'ends' | 'keyboard'>>> = {
  // Its plan pauses, which would pause both players.
  'doodle-jump': {
    ends: /Game Over!/,
    async keyboard({ page, game }) {
      await page.keyboard.down('ArrowRight')
      await game.over()
      await page.keyboard.up('ArrowRight')
    },
  },
  // A glitch is hit only if both pages are fast enough; none is needed for the end.
  'tap-the-glitch': {
    ends: /System Corrupted/,
    async keyboard({ page }) {
      for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
    },
  },
}

const WON = /^You won the race/
const LOST = /^Your opponent won the race/
const TIED = /^The race is a tie/

const progress = (page: Page) => page.locator('[data-progress]')

for (const [id, title] of TABLE) {
  if (FOR_TWO.has(id)) continue
  test(`${title}: both see how the other plays`, async ({ browser }) => {
    const context = await browser.newContext(SMALL)
    const { query, ...planned } = await planOf(id)
    const { ends, keyboard } = PLANS[id] ?? planned
    const moves = MOVES[id]
    const { host, guest } = await connectTabs(context, `/games/${id}?${moves ? 'seed=42' : query}`)
    const shared = new SharedRate()
    const pages = [host, guest]
    const all: Devices[] = pages.map((page) => ({
      page,
      game: new LivePage(page, shared),
      pad: new Pad(page),
      fingers: new Fingers(page),
    }))
    for (const page of pages) await shared.want(page, 1)
    await Promise.all(all.map(({ game }) => (game as LivePage).counted()))
    if (moves) {
      const before = await Promise.all(pages.map((page) => progress(page).textContent()))
      await moves(host)
      await expect(progress(guest)).not.toHaveText(before[1] ?? '')
      await moves(guest)
      await expect(progress(host)).not.toHaveText(before[0] ?? '')
      await expectConnected(host, guest)
    } else {
      await Promise.all(
        all.map(async (devices) => {
          await keyboard(devices)
          await (devices.game as LivePage).rests()
          await devices.game.phase('over', 60_000)
        }),
      )
      for (const { game } of all) await expect(game.end).toContainText(ends)
      // Each tab has played the other's input to its end.
      for (const page of pages) await expect(progress(page)).toHaveText(/race/)
      const [ours = '', theirs = ''] = await Promise.all(
        pages.map(async (page) => (await progress(page).textContent()) ?? ''),
      )
      const opposite = WON.test(ours) ? LOST : LOST.test(ours) ? WON : TIED
      expect(theirs).toMatch(opposite)
      expect(ours).toMatch(/^(You won|Your opponent won|The race is a tie)/)
    }
    for (const page of pages) await expect(page.locator('[data-live=connected]')).toBeVisible()
    await context.close()
  })
}

test('a suggestion changes the options of the race for both', async ({ browser }) => {
  const context = await browser.newContext(SMALL)
  const { host, guest } = await connectTabs(context, '/games/number-guessing?seed=42')
  await guest.getByRole('button', { name: 'Next game' }).click()
  await guest.getByRole('radio', { name: 'Hard', exact: true }).click()
  await guest.getByRole('button', { name: 'Suggest this game' }).click()
  await expect(guest.locator('[data-live-bar]')).toContainText('Waiting for an answer')
  await expect(host.locator('[data-live-bar]')).toContainText(/suggests: .*Hard/)
  await host.getByRole('button', { name: 'Accept' }).click()
  for (const page of [host, guest]) await expect(page.locator('[data-hud="Guesses left"]')).toHaveText('5')
  await context.close()
})
