/** Two players play a game to its end by links only, each on another device. */
import type { Page } from 'playwright/test'
import { byLinkTexts } from '../../../src/play/texts/byLink'
import { frameTexts } from '../../../src/play/texts/frame'
import { violations } from '../support/axe'
import { expect } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { go } from '../support/go'
import { type Pair, SMALL, test } from '../support/live'
import { cell } from '../support/moves'

/** The copied text is shown on the page; an empty page has no clipboard. */
const COPIES = `if (navigator.clipboard) navigator.clipboard.writeText = async (text) => {
  document.documentElement.dataset.copied = text
}`

const playersOf = ({ pages: [one, two] }: Pair) =>
  [
    { page: one, game: new GamePage(one) },
    { page: two, game: new GamePage(two) },
  ] as const

test.use(SMALL)
test.beforeEach(({ pair }) => pair.both((page) => page.addInitScript(COPIES)))

/** Opens a link, in the open page of the game if there is one. */
async function visit(page: Page, link: string): Promise<void> {
  if ((await page.locator('[data-game]').count()) === 0) await page.goto(link)
  else
    await page.evaluate((to) => {
      location.href = to
    }, link)
}

async function send(page: Page, game: GamePage): Promise<string> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.copied
  })
  await game.button('Send move').click()
  await expect(page.locator('html')).toHaveAttribute('data-copied', /#turn=/)
  return (await page.locator('html').getAttribute('data-copied')) as string
}

test('Tic Tac Toe by link, to its end; links out of turn are reported', async ({ pair }) => {
  const [x, o] = playersOf(pair)
  await x.game.open('tic-tac-toe', 'opponent=two')
  await x.game.begin.click()
  await cell(x.page, 1, 1).click()
  await expect(x.game.button('Undo')).toBeEnabled()
  const first = await send(x.page, x.game)
  await expect(x.page.getByText(frameTexts.turns.moveSent)).toBeVisible()
  // It is the other player's turn: neither a move nor undo is possible here.
  await cell(x.page, 3, 3).click({ force: true })
  await expect(cell(x.page, 3, 3)).toHaveAccessibleName(/empty/)
  await expect(x.game.button('Undo')).toBeDisabled()
  await expect(x.game.button('Send move')).toHaveCount(0)
  // The message moves for a while.
  expect(await x.game.hastened(() => violations(x.page))).toEqual([])
  // Its own link shows the sender that it waits.
  await go(x.page, '/')
  await x.page.goto(first)
  await expect(x.page.getByText(byLinkTexts.own)).toBeVisible()
  await x.game.phase('paused')

  /** Opens a link, resumes and plays a cell; returns the link of the reply. */
  const answer = async ({ page, game }: typeof x, link: string, row: number, col: number) => {
    await visit(page, link)
    await game.phase('paused')
    await game.button('Resume').click()
    await game.phase('playing')
    await cell(page, row, col).click()
    return send(page, game)
  }
  const second = await answer(o, first, 1, 2)
  const third = await answer(x, second, 2, 2)
  const fourth = await answer(o, third, 2, 1)

  // An old link again: the reply stays.
  await visit(o.page, first)
  await expect(o.page.getByText(byLinkTexts.older)).toBeVisible()
  await expect(cell(o.page, 2, 1)).toHaveAccessibleName(/O$/)

  await visit(x.page, fourth)
  await x.game.button('Resume').click()
  await x.game.phase('playing')
  await cell(x.page, 3, 3).click()
  await x.game.over()
  const last = await send(x.page, x.game)
  await visit(o.page, last)
  await o.game.phase('watching')
  await o.page.keyboard.press('End')
  await expect(cell(o.page, 3, 3)).toHaveAccessibleName(/X$/)
  await visit(o.page, `${last.slice(0, -6)}AAAAAA`)
  await expect(o.page.getByText(byLinkTexts.damaged)).toBeVisible()
  await o.game.phase('ready')
})

test('Battleship by link: fleets stay where they were placed, shots are answered by the next link', {
  tag: '@proof',
}, async ({ pair }) => {
  const [one, two] = playersOf(pair)
  await one.game.open('battleship', 'opponent=link')
  await one.game.begin.click()
  // By keys: places all ships, and confirms.
  await one.page.keyboard.press('n')
  await one.page.keyboard.press('b')
  await expect(one.page.getByText(/^Your fleet is set\. Send the link/)).toBeVisible()
  const first = await send(one.page, one.game)

  await visit(two.page, first)
  await two.game.button('Resume').click()
  await two.game.phase('playing')
  await two.game.button('Random').click()
  await two.game.button('Start battle').click()
  await cell(two.page, 1, 1).click()
  const second = await send(two.page, two.game)
  await expect(cell(two.page, 1, 1)).toHaveAccessibleName(/no answer yet/)

  // Only the first device has the first fleet: it knows the result of the shot.
  await visit(one.page, second)
  await one.game.button('Resume').click()
  await one.game.phase('playing')
  await expect(one.page.getByText(/^Opponent: A1, (hit|miss)\.$/)).toBeVisible()
  // A message may cover it at first.
  await one.game.hastened(() => cell(one.page, 10, 10).click())
  const third = await send(one.page, one.game)
  await visit(two.page, third)
  await two.game.button('Resume').click()
  await two.game.phase('playing')
  await expect(cell(two.page, 1, 1)).toHaveAccessibleName(/(hit|miss)$/)
  await expect(two.page.getByText(/^Opponent: J10, (hit|miss)\.$/)).toBeVisible()

  // If it is gone, that is reported.
  await two.page.evaluate(() => localStorage.clear())
  await two.page.reload()
  await two.game.button('Resume').click()
  await two.game.phase('playing')
  await expect(two.page.getByText(/^Your fleet is no longer saved in this browser/)).toBeVisible()
})
