/** Options that change the rules of a turn-based game: each played to its end by keys and by touch. */
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { cell, walkTo } from '../support/moves'

test.use(SHARED_PAGE)

/** X takes the second row. */
const ROW = [
  [2, 1],
  [1, 1],
  [2, 2],
  [1, 2],
  [2, 3],
  [1, 3],
  [2, 4],
] as const

test('Tic Tac Toe 4x4 by keys: arrows and Enter, three in a row are not enough, digits are no cells', {
  tag: '@proof',
}, async ({ page, game }) => {
  await game.open('tic-tac-toe', 'board=4')
  await game.begin.press('Enter')
  await expect(page.getByRole('gridcell')).toHaveCount(16)
  for (const [row, col] of ROW.slice(0, -1)) {
    await walkTo(page, row, col)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('4')
  await expect(game.hud('Moves')).toHaveText('6')
  await game.phase('playing')
  await walkTo(page, 2, 4)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'X wins' })).toBeVisible()
})

test('Pop Out by keys: digits drop, Enter at the bottom of a column pops, and a four made for the opponent is theirs', {
  tag: '@proof',
}, async ({ page, game }) => {
  await game.open('connect-four', 'pop=on&position=117273')
  await game.begin.press('Enter')
  await page.keyboard.press('6')
  await page.keyboard.press('4')
  await expect(game.hud('Moves')).toHaveText('8')
  await expect(page.getByRole('gridcell', { name: /the last disc/ })).toHaveAccessibleName(
    'Row 6, column 4, yellow, the last disc',
  )
  await expect(cell(page, 7, 2)).toHaveAccessibleName(/nothing to pop/)
  await walkTo(page, 7, 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Yellow wins' })).toBeVisible()
  await game.showMore()
  await expect(game.button('Watch')).toBeVisible()
  await expect(game.button('Review')).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use(PHONE)

  test('Tic Tac Toe 4x4 by touch: its rows are in the window, and reviewed', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await game.open('tic-tac-toe', 'board=4')
    await fingers.tapOn(game.begin)
    for (const [row, col] of ROW) await fingers.tapOn(cell(page, row, col))
    await expect(page.getByRole('heading', { name: 'X wins' })).toBeVisible()
    await expect(cell(page, 4, 4)).toBeInViewport({ ratio: 1 })
    await game.showMore()
    await expect(game.button('Review')).toBeVisible()
  })

  test('Pop Out by touch: fours for both win for the player who popped', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await game.open('connect-four', 'pop=on&position=12233114574')
    await fingers.tapOn(game.begin)
    await fingers.tapOn(cell(page, 3, 7))
    await expect(game.hud('Turn')).toHaveText('Red')
    await expect(cell(page, 7, 1)).toBeInViewport({ ratio: 1 })
    await fingers.tapOn(cell(page, 7, 1))
    await expect(page.getByRole('heading', { name: 'Red wins' })).toBeVisible()
  })
})
