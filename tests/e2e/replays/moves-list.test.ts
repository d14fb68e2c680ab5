/** Replays of turn-based games in a browser: the list of moves by keys, touch and gamepad, and reviews. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { StepsWriter } from '../../../src/engine/storage/values/steps'
import { reviewTexts as connectFour } from '../../../src/games/connect-four/texts/review'
import { options as sudokuOptions } from '../../../src/games/sudoku/options'
import { type Move, rules } from '../../../src/games/sudoku/rules'
import { pack } from '../../../src/play/replay/pack'
import { replayTexts } from '../../../src/play/texts/replays'
import { reviewTexts } from '../../../src/play/texts/review'
import { violationsInBothThemes } from '../support/axe'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { cell } from '../support/moves'
import { replayVersionOf } from '../support/replayVersion'

test.use(SHARED_PAGE)

/** X wins by the left column. */
const CELLS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [3, 1],
] as const

test('the moves of a replay: pressed, stepped through by keys and gamepad, first and last', async ({
  page,
  game,
  pad,
}) => {
  await game.open('tic-tac-toe', 'seed=42&opponent=two')
  await game.begin.click()
  for (const [row, col] of CELLS) await cell(page, row, col).click()
  await game.over()
  await game.showMore()
  await game.button('Watch').click()
  await game.phase('watching')
  const list = page.getByRole('listbox', { name: 'Moves' })
  await expect(list.getByRole('option')).toHaveText([
    /1X top left/,
    /2O top middle/,
    /3X middle left/,
    /4O center/,
    /5X bottom left/,
  ])
  const chosen = list.getByRole('option', { selected: true })
  await list.getByRole('option', { name: /top middle/ }).click()
  await expect(chosen).toHaveText(/O top middle/)
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/empty/)
  // One back: the mark disappears from the board.
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveText(/X top left/)
  await expect(page.locator('[class*="leaving"]')).toHaveCount(1)
  await expect(chosen).toBeFocused()
  await game.button('Last move').click()
  await expect(chosen).toHaveText(/bottom left/)
  await game.button('First move').click()
  await expect(chosen).toHaveCount(0)
  await expect(game.button(replayTexts.watch.previous.move)).toBeDisabled()
  for (const [key, move] of [
    ['End', /bottom left/],
    ['ArrowLeft', /O center/],
    ['Shift+ArrowLeft', null],
    ['ArrowRight', /X top left/],
    ['Home', null],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chosen, key).toHaveText(move ? [move] : [])
  }
  const speed = page.getByRole('combobox', { name: replayTexts.watch.speed })
  const usual = await speed.inputValue()
  await page.keyboard.press('ArrowUp')
  await expect(speed).not.toHaveValue(usual)
  await page.keyboard.press('ArrowDown')
  await expect(speed).toHaveValue(usual)
  await pad.plug()
  await list.getByRole('option').first().focus()
  await pad.press('DpadDown')
  await pad.press('DpadDown')
  await expect(chosen).toHaveText(/O top middle/)
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Escape')
  await game.phase('ready')
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('the list is a strip below the board, and does not cover it', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await game.open('tic-tac-toe', 'seed=42&opponent=two')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const field = () => page.locator('[data-field]').evaluate((each) => each.getBoundingClientRect().width)
    const before = await field()
    for (const [row, col] of CELLS) await fingers.tapOn(cell(page, row, col))
    await game.over()
    await game.showMore()
    await fingers.tapOn(game.button('Watch'))
    await game.phase('watching')
    // A list that follows the replay moves away under the finger.
    await fingers.tapOn(game.button(replayTexts.watch.pause))
    const list = page.getByRole('listbox', { name: 'Moves' })
    await fingers.tapOn(list.getByRole('option', { name: /O center/ }))
    await expect(list.getByRole('option', { selected: true })).toHaveText(/O center/)
    expect(await field()).toBeGreaterThanOrEqual(before * 0.98)
    const bottom = await cell(page, 3, 1).evaluate((each) => each.getBoundingClientRect().bottom)
    expect((await list.boundingBox())?.y).toBeGreaterThan(bottom)
  })
})

test('a review: judged with progress, the worst move selected, tried again from there', async ({
  page,
  game,
}) => {
  await game.open('tic-tac-toe', 'seed=42&opponent=two')
  await game.begin.click()
  // O answers the corner by a side, and X makes three.
  for (const [row, col] of [
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 3],
  ] as const)
    await cell(page, row, col).click()
  await game.over()
  await game.showMore()
  await game.button('Review').click()
  await game.phase('watching')
  const panel = page.getByRole('region', { name: reviewTexts.title })
  await expect(panel).toHaveAttribute('data-review', 'done')
  await expect(
    panel.getByRole('img', {
      name: reviewTexts.chartSummary(reviewTexts.chart('Winning chances', 'X'), '50%', '100%'),
    }),
  ).toBeVisible()
  const worst = panel.getByRole('list', { name: reviewTexts.worstMoves }).getByRole('button')
  await expect(worst).toHaveText([/2 O top middle/])
  await worst.first().click()
  await expect(panel).toContainText(/Better: O center\./)
  expect(await violationsInBothThemes(page)).toEqual([])
  // The board shows the state before it, and marks the better move.
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty/)
  await expect(panel.getByRole('button', { name: reviewTexts.tryAgain })).toBeVisible()
  // On a phone the board comes first, and the bar has the button.
  // Without touch the page header stays: higher by that much.
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(panel.getByRole('button', { name: reviewTexts.tryAgain })).toHaveCount(0)
  const width = () => page.locator('[data-field]').evaluate((each) => each.getBoundingClientRect().width)
  await expect.poll(width).toBeGreaterThanOrEqual(300)
  await game.button(reviewTexts.tryAgain).click()
  await game.phase('paused')
  await game.button('Resume').click()
  await cell(page, 2, 2).click()
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/, O$/)
})

test('a review shows what each column leads to, on the board and for screen readers', async ({
  page,
  game,
}) => {
  // Three full columns: from an empty board, the review would take several seconds.
  await game.open('connect-four', 'position=557665577766755676&opponent=two')
  await game.begin.click()
  // Red makes four in the bottom row: Yellow never blocks.
  for (const col of [1, 1, 2, 2, 3, 3, 4]) await cell(page, 1, col).click()
  await game.over()
  await game.showMore()
  await game.button('Review').click()
  await game.phase('watching')
  const panel = page.getByRole('region', { name: reviewTexts.title })
  await expect(panel).toHaveAttribute('data-review', 'done')
  const legend = panel.getByText(connectFour.values)
  const moves = page.getByRole('listbox', { name: 'Moves' }).getByRole('option')
  // The final position has no moves.
  await moves.last().click()
  await expect(legend).toHaveCount(0)
  await moves.nth(-2).click()
  await expect(legend).toContainText('4 +1')
  await expect(cell(page, 6, 4)).toHaveText('+1')
  await expect(page.locator('[data-field] [data-best]')).toHaveText(['+1'])
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('a replay of Sudoku shows its digits, and no useless keys', async ({ page, game }) => {
  const options = completeOptions(sudokuOptions)
  const steps = new StepsWriter()
  steps.add([rules.legal(rules.start(options, 42)).find((move) => 'digit' in move) as Move, 1000, true])
  const play = await pack({
    game: 'sudoku',
    digest: replayVersionOf('sudoku'),
    seed: 42,
    options,
    date: 0,
    result: 'open',
    figures: {},
    input: { kind: 'turn', ...steps.text() },
  })
  await page.goto(`/games/sudoku#play=${play}`)
  await game.phase('watching')
  await expect(page.locator('[data-field]').first()).toContainText(/[1-9]/)
  await expect(page.getByText('Erase')).toBeHidden()
})
