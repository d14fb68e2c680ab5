/** Games and puzzles as text, in a browser: the field to paste them, error messages, and what is offered. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

const EASY = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'

test('Extreme Chess: a game that needs Full rules is offered with them', async ({ page, game }) => {
  await game.open('chess', 'rules=simplified')
  await game.begin.click()
  await game.button('PGN, FEN').click()
  const dialog = page.getByRole('dialog', { name: 'PGN and FEN' })
  await dialog.getByLabel('Load a game').fill('1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O {safe} Nf6')
  await dialog.getByRole('button', { name: 'Load', exact: true }).click()
  await expect(dialog.getByText('Castling needs Full rules')).toBeVisible()
  await dialog.getByRole('button', { name: 'Switch to Full rules and load' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Game loaded with Full rules.', { exact: true })).toBeVisible()
  await expect(page.getByText('Ignored: comments.', { exact: true })).toBeVisible()
  await expect(game.hud('Moves')).toHaveText('8')
  await expect(page.getByText(/^Italian Game/).first()).toBeVisible()
  // It is played with Full rules from now on: the king castled, and the game as text has no other variant.
  await game.button('PGN, FEN').click()
  await expect(dialog.getByLabel('PGN, whole game')).not.toHaveValue(/Variant/)
})

test('Extreme Chess: a position that is over shows the reason, and ends at once', async ({ page, game }) => {
  await game.open('chess', 'rules=full&position=4k3/8/8/8/8/8/8/4KR2 w - - 150 90')
  await expect(
    page.getByText(/^No move is possible in this position\. It’s a draw\. 75 moves by each side/),
  ).toBeVisible()
  await game.begin.click()
  await game.phase('over')
  await expect(
    page.getByRole('dialog').getByText('75 moves by each side without a capture or a pawn move.'),
  ).toBeVisible()
})

test('Sudoku: a puzzle is pasted, and errors in one are reported', async ({ page, game }) => {
  await game.open('sudoku', 'seed=3')
  await game.begin.click()
  await game.button('Puzzle as text').click()
  const dialog = page.getByRole('dialog', { name: 'Puzzle as text' })
  const field = dialog.getByLabel('Paste a puzzle')
  await field.fill(EASY.slice(1))
  await dialog.getByRole('button', { name: 'Load puzzle' }).click()
  await expect(dialog.getByText('this one has 80')).toBeVisible()
  await field.fill(EASY.replaceAll('0', '*').replace(/(.{9})/g, '$1\n'))
  await dialog.getByRole('button', { name: 'Load puzzle' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Puzzle loaded.')).toBeVisible()
  await expect(game.hud('Empty')).toHaveText('51')
  await game.phase('playing')
  await expect(page.getByRole('gridcell', { name: /^Row 1, column 1, 5/ })).toBeVisible()
})

test('Checkers: International begins with White, at the bottom', async ({ page, game }) => {
  await game.open('checkers', 'variant=international')
  await game.begin.click()
  await page.getByRole('gridcell', { name: /square 32, white man/ }).click()
  await page.getByRole('gridcell', { name: /square 28, empty, legal move/ }).click()
  await expect(page.getByRole('gridcell', { name: /square 28, white man/ })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^Row 10, column 1, square 46, white man/ })).toBeVisible()
})
