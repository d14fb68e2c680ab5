/** Games and puzzles as text, in a browser: the field to paste them, error messages, and what is offered. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { middleAtRest } from '../support/rest'

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

test('Nonogram: a puzzle is drawn by mouse, keys and gamepad, and played', async ({ page, game, pad }) => {
  await game.open('nonogram', 'seed=3')
  await game.begin.click()
  await game.button('Puzzle as text').click()
  await game.button('Draw a puzzle').click()
  const editor = page.getByRole('dialog', { name: 'Draw a puzzle' })
  const cell = (row: number, col: number) =>
    editor.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column ${col}, `) })
  const verdict = editor.getByRole('status')
  await editor.getByText('5x5', { exact: true }).click()
  await cell(1, 1).dragTo(cell(1, 5))
  await expect(cell(1, 5)).toHaveAccessibleName('Row 1, column 5, filled; row clue 5, column clue 1')
  await expect(verdict).toHaveText('One solution: it can be played.')
  // A drag is one step, and can be made again.
  const undo = editor.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(cell(1, 1)).toHaveAccessibleName(/, empty;/)
  await expect(cell(1, 5)).toHaveAccessibleName(/, empty;/)
  await undo.click()
  await expect(cell(1, 5)).toHaveAccessibleName('Row 1, column 5, filled; row clue 5, column clue 1')
  await cell(3, 1).focus()
  for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(verdict).toContainText('More than one solution.')
  await expect(cell(3, 2)).toHaveAccessibleName(/, empty; .*, highlighted$/)
  await page.keyboard.press('Enter')
  await expect(verdict).toHaveText('One solution: it can be played.')
  await pad.plug()
  await cell(2, 1).focus()
  await pad.press('A')
  await pad.goTo(editor.getByRole('button', { name: 'Play' }))
  await pad.press('A')
  await expect(editor).toBeHidden()
  await expect(page.getByText('Puzzle loaded.')).toBeVisible()
  await expect(game.hud('To fill')).toHaveText('7')
})

test('Checkers: International says its rules, and begins with White, at the bottom', async ({
  page,
  game,
}) => {
  await game.open('checkers', 'variant=international')
  await page.keyboard.press('h')
  const help = page.getByRole('dialog', { name: /How to play/ })
  await expect(help).toContainText('White goes first. Ten rows, flying kings')
  await expect(help).not.toContainText('Red goes first')
  await page.keyboard.press('Escape')
  await game.begin.click()
  await page.getByRole('gridcell', { name: /square 32, white man/ }).click()
  await page.getByRole('gridcell', { name: /square 28, empty, legal move/ }).click()
  await expect(page.getByRole('gridcell', { name: /square 28, white man/ })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^Row 10, column 1, square 46, white man/ })).toBeVisible()
})

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true })
  test('Sudoku: a puzzle is typed in by keys and fingers, stays when the dialog is closed, and is played', {
    tag: '@proof',
  }, async ({ page, game, fingers }) => {
    await game.open('sudoku', 'seed=3')
    await game.begin.click()
    const editor = page.getByRole('dialog', { name: 'Type in a puzzle' })
    const open = async () => {
      await game.button('Puzzle as text').click()
      await game.button('Type in a puzzle').click()
    }
    const cell = (name: string) => editor.getByRole('gridcell', { name, exact: true })
    const verdict = editor.getByRole('status')
    const play = editor.getByRole('button', { name: 'Play' })
    await open()
    await expect(cell('Row 1, column 1, empty')).toBeFocused()
    await expect(verdict).toHaveText('No digits yet.')
    await page.keyboard.type(`55${EASY.slice(2)}`)
    await expect(verdict).toHaveText('This Sudoku has 5 twice in row 1.')
    await expect(cell('Row 1, column 2, 5, given, conflict')).toBeVisible()
    await expect(play).toBeDisabled()
    await page.keyboard.press('Escape')
    await open()

    await fingers.tapOn(cell('Row 1, column 2, 5, given, conflict'))
    await fingers.tapOn(editor.getByRole('gridcell', { name: 'Erase' }))
    await expect(verdict).toHaveText('One solution: it can be played.')
    await fingers.tapOn(cell('Row 1, column 2, empty'))
    await fingers.tapOn(editor.getByRole('gridcell', { name: 'Three', exact: true }))
    await expect(cell('Row 1, column 2, 3, given')).toBeVisible()
    await fingers.tapOn(play)
    await expect(editor).toBeHidden()
    await expect(page.getByText('Puzzle loaded.')).toBeVisible()
    await expect(game.hud('Empty')).toHaveText('51')
    await expect(page.getByRole('gridcell', { name: 'Row 1, column 2, 3, given' })).toBeVisible()
    // It was played: the next puzzle begins with an empty grid.
    await open()
    await expect(editor.getByText('No digits yet.')).toBeVisible()
  })

  test('Extreme Chess: a position is set up by keys, mouse, finger and gamepad, and a refusal marks its squares', {
    tag: '@proof',
  }, async ({ page, game, fingers, pad }) => {
    await game.open('chess', 'rules=full&opponent=two')
    await game.begin.click()
    const open = async () => {
      await game.button('PGN, FEN').click()
      await game.button('Edit position').click()
    }
    await open()
    const dialog = page.getByRole('dialog', { name: 'Edit position' })
    const named = (name: string) => dialog.getByRole('gridcell', { name, exact: true })
    const square = (name: string) => dialog.getByRole('gridcell', { name: new RegExp(`^${name}, `) })
    const point = async (name: string) => {
      const [x, y] = await middleAtRest(square(name))
      return { x, y }
    }

    await expect(named('a8, Black rook')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(named('a8, empty')).toBeFocused()
    // The second time, the number picks the piece of the next row.
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect(named('a8, Black queen')).toBeFocused()
    await expect(dialog.getByRole('status')).toHaveText('a8, Black queen')
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')

    const refusal = dialog.getByRole('alert')
    await dialog.getByRole('button', { name: 'Play from here' }).click()
    await expect(refusal).toHaveText('Black has 2 kings, on b8 and e8. Each side has one.')
    await expect(named('b8, Black king, highlighted')).toBeVisible()
    await expect(named('e8, Black king, highlighted')).toBeVisible()

    const [king, title] = [await point('b8'), await middleAtRest(dialog.getByRole('heading'))]
    await page.mouse.move(king.x, king.y)
    await page.mouse.down()
    await page.mouse.move(king.x, king.y + 20)
    await page.mouse.move(...title)
    await page.mouse.up()
    await expect(named('b8, empty')).toBeVisible()
    await expect(refusal).toBeEmpty()
    await dialog.getByRole('gridcell', { name: 'Black knight', exact: true }).dragTo(square('b8'))
    await expect(named('b8, Black knight')).toBeVisible()

    const [from, to] = [await point('e2'), await point('e4')]
    await fingers.down(from)
    await fingers.move({ x: to.x, y: (from.y + to.y) / 2 })
    await fingers.move(to)
    await fingers.up()
    await expect(named('e4, White pawn')).toBeVisible()
    await fingers.tapOn(named('Eraser'))
    await fingers.tapOn(square('h7'))
    await expect(named('h7, empty')).toBeVisible()

    // What was set up stays when the dialog is closed.
    await page.keyboard.press('Escape')
    await open()
    await expect(named('h7, empty')).toBeVisible()
    await fingers.tapOn(named('Eraser'))

    await pad.plug()
    await square('h8').focus()
    await pad.press('A')
    await expect(named('h8, empty')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Black' }).click()
    await dialog.getByRole('button', { name: 'Play from here' }).click()
    await expect(dialog).toBeHidden()
    await game.button('PGN, FEN').click()
    await expect(page.getByLabel('FEN, current position')).toHaveValue(
      'qnbqkbn1/ppppppp1/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ - 0 1',
    )
  })
})
