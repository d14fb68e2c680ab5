/** What only a browser shows of single turn-based games: keys depending on the focus, and no blocked page. */
import type { Page } from 'playwright/test'
import { tactics } from '../../../src/games/chess/data/tactics'
import { numberFor } from '../../../src/games/chess/rules/chess960'
import { readFen } from '../../../src/games/chess/rules/fen'
import { legalMoves, stepOf } from '../../../src/games/chess/rules/moves'
import { squareIndex } from '../../../src/games/chess/rules/pieces'
import { Position } from '../../../src/games/chess/rules/position'
import { tacticAt } from '../../../src/games/chess/rules/tactics'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { cell, drag, padTo, walkTo } from '../support/moves'
import { frames, middleAtRest } from '../support/rest'

test.use(SHARED_PAGE)

test('Number Guessing: the next digit after a refused guess starts over, and P pauses from the field', async ({
  page,
  game,
}) => {
  await game.open('number-guessing', 'seed=42&difficulty=easy')
  await game.begin.click()
  const field = page.getByRole('textbox')
  await field.fill('75')
  await field.press('Enter')
  await expect(page.getByText('Please enter a number between 1 and 50').first()).toBeVisible()
  await page.getByRole('gridcell', { name: '2', exact: true }).click()
  await page.getByRole('gridcell', { name: '5', exact: true }).click()
  await expect(field).toHaveValue('25')
  // Digits pressed by mouse can be continued by keys.
  await expect(field).toBeFocused()
  await page.keyboard.press('p')
  await game.phase('paused')
})

test('Emoji Decoder: Space costs nothing, an unfinished guess is not sent, letters are cleared by a restart and stay in place', async ({
  page,
  game,
}) => {
  await game.open('emoji-decoder', 'seed=42&round=5')
  await game.begin.click()
  await page.keyboard.type('sun flow', { delay: 20 })
  await page.keyboard.press('Enter')
  await expect(game.hud('Attempts')).toHaveText('3')
  await expect(game.button('Guess')).toBeDisabled()
  await expect(page.getByText('Answer: S U N F L O W blank blank.')).toBeAttached()
  // The images come with the site, each 128 wide, and are not glyphs of the system.
  const pictures = page.locator('[data-field] img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128)
  await game.button('Restart').click()
  await expect(page.getByText('Answer: blank blank', { exact: false })).toBeAttached()
  await page.keyboard.type('sunXlowXX', { delay: 20 })
  await page.keyboard.press('Enter')
  await expect(game.hud('Attempts')).toHaveText('2')
  await expect(page.getByText('Answer: S U N blank L O W blank blank.')).toBeAttached()
  await page.keyboard.type('fer', { delay: 20 })
  await page.keyboard.press('Enter')
  await expect(game.hud('Score')).toHaveText('30')
})

test('Battleship: R rotates a ship during placement, and restarts in the battle', async ({ page, game }) => {
  await game.open('battleship', 'seed=42')
  await game.begin.click()
  await page.keyboard.press('r')
  await expect(page.getByText(/Next ship: .*, down\./)).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('b')
  const theirs = page.getByRole('grid', { name: 'Enemy waters' })
  await expect(theirs).toBeVisible()
  // On a laptop both waters are equally large, and side by side.
  const [one, other] = await Promise.all(
    [theirs, page.locator('[aria-label^="Your waters"] > div')].map((water) => water.boundingBox()),
  )
  expect(Math.round(other?.width ?? 0)).toBe(Math.round(one?.width ?? 1))
  expect(Math.round(other?.y ?? 0)).toBe(Math.round(one?.y ?? 1))
  await page.keyboard.press('r')
  await expect(page.getByRole('grid', { name: 'Your waters' })).toBeVisible()
})

test('the cell that was pressed or focused last is the only tab stop', async ({ page, game }) => {
  await game.open('tic-tac-toe', 'seed=42')
  await game.begin.click()
  const stop = page.locator('[role="gridcell"][tabindex="0"]')
  await cell(page, 2, 2).click()
  await cell(page, 3, 1).click()
  await expect(stop).toHaveCount(1)
  await expect(stop).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell(page, 2, 1)).toBeFocused()
  await expect(stop).toHaveCount(1)
  await expect(stop).toBeFocused()
})

test('Minesweeper: F refers to no cell of the last game', async ({ page, game }) => {
  await game.open('minesweeper', 'seed=42')
  await game.begin.click()
  await cell(page, 5, 5).hover()
  await page.keyboard.press('f')
  await expect(page.getByRole('gridcell', { name: /, flag/ })).toHaveCount(1)
  await page.mouse.move(2, 2)
  await game.button('Restart').click()
  await page.keyboard.press('f')
  await expect(page.getByRole('gridcell', { name: 'Row 5, column 5, flag' })).toHaveCount(0)
})

test('Sudoku, Expert: a worker makes the puzzle and the next one; Restart and R begin the same one again', async ({
  page,
  game,
}) => {
  await page.addInitScript(() => {
    const made = (window as unknown as { __workers: string[] }).__workers ?? []
    ;(window as unknown as { __workers: string[] }).__workers = made
    const Plain = window.Worker
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        made.push(String(url))
      }
    }
  })
  await game.open('sudoku', 'level=expert')
  await game.begin.click()
  expect(await page.evaluate(() => (window as unknown as { __workers: string[] }).__workers.length)).toBe(1)
  const givens = page.getByRole('gridcell', { name: /given/ })
  const names = await givens.allTextContents()
  expect(names.length).toBeGreaterThan(16)
  await game.button('Restart').click()
  await expect(givens.first()).toBeVisible()
  expect(await givens.allTextContents()).toEqual(names)
  await page.keyboard.press('r')
  expect(await givens.allTextContents()).toEqual(names)
  await page.keyboard.press('p')
  await game.end.getByRole('button', { name: 'New game' }).click()
  await game.begin.click()
  await expect(givens.first()).toBeVisible()
  expect(await givens.allTextContents()).not.toEqual(names)
})

test.describe('Sudoku with a touch screen', () => {
  test.use({ hasTouch: true })
  test('several cells are selected and marked at once, by keys, mouse, finger and gamepad', {
    tag: '@proof',
  }, async ({ page, game, fingers, pad }) => {
    const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
    await game.open('sudoku', `position=${puzzle}`)
    await game.begin.click()
    const key = (name: string | RegExp) => page.getByRole('gridcell', { name })
    const named = async (row: number, cols: readonly number[], name: RegExp) => {
      for (const col of cols) await expect(cell(page, row, col)).toHaveAccessibleName(name)
    }
    const point = async (row: number, col: number) => {
      const [x, y] = await middleAtRest(cell(page, row, col))
      return { x, y }
    }

    // Without Num Lock, and with Shift on Windows, the number pad reports other keys: they write, and move nothing.
    const keyboard = await page.context().newCDPSession(page)
    await walkTo(page, 1, 3)
    for (const [digit, name] of [
      [1, 'End'],
      [4, 'ArrowLeft'],
    ] as const) {
      const sent = { key: name, code: `Numpad${digit}`, location: 3 }
      await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...sent })
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...sent })
      await named(1, [3], new RegExp(`, ${digit}(, |$)`))
      await expect(cell(page, 1, 3)).toBeFocused()
      await page.keyboard.press('Control+z')
    }

    // Z, X, C and V choose what the digits write. An undo takes back one of it.
    await walkTo(page, 1, 3)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('c')
    await page.keyboard.press('4')
    await page.keyboard.press('x')
    await page.keyboard.press('1')
    await named(1, [3, 4], /, notes 1, center notes 4$/)
    await page.keyboard.press('Control+z')
    await named(1, [3, 4], /column \d, center notes 4$/)

    await drag(page, cell(page, 1, 6), cell(page, 1, 8))
    await cell(page, 2, 1).click({ modifiers: ['ControlOrMeta'] })
    await key('Colors').click()
    await key('green').click()
    await named(1, [6, 7, 8], /, empty, green$/)
    await named(2, [1], /, 6, given, green$/)

    const [under, slid] = [await point(3, 4), await point(3, 6)]
    await fingers.down(under)
    await expect(cell(page, 3, 4)).toHaveAttribute('aria-selected', 'true')
    await fingers.move(slid)
    await fingers.up()
    await fingers.tapOn(key('Corner notes'))
    await fingers.tapOn(key(/^Two/))
    await named(3, [4, 5, 6], /, notes 2$/)

    // With the button held, the D-pad selects.
    await pad.plug()
    await cell(page, 8, 1).click()
    await padTo({ page, pad }, 9, 1)
    await pad.press('A')
    await pad.set('RT', true)
    // Pads are read once a frame.
    await frames(page, 2)
    await pad.press('DpadRight')
    await pad.set('RT', false)
    await pad.goTo(key('Digits').last())
    await pad.press('A')
    await pad.goTo(key(/^Three/))
    await pad.press('A')
    await named(9, [1, 2], /, 3, conflict$/)
    await game.button('Undo').click()
    await named(9, [1, 2], /, empty$/)
  })
})

/** Moves a piece of the side that is shown below, by keys. */
async function moveByKeys(page: Page, fen: string, word: string): Promise<void> {
  for (const [name, key] of [
    [word.slice(0, 2), 'Enter'],
    [word.slice(2, 4), 'Space'],
  ] as const) {
    const square = squareIndex(name)
    const shown = fen.split(' ')[1] === 'w' ? square : 63 - square
    const [row, col] = [(shown >> 3) + 1, (shown & 7) + 1]
    await walkTo(page, row, col)
    // Between two positions nothing can be moved.
    await expect(cell(page, row, col)).not.toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press(key)
  }
}

test('Extreme Chess: a streak goes on after a solved position and ends with the first miss, by keyboard', async ({
  page,
  game,
}) => {
  const single = /,[a-h][1-8][a-h][1-8],/
  const seeds = Array.from({ length: 1000 }, (_, seed) => seed)
  const seed = seeds.find((each) => single.test(tacticAt(tactics, { seed: each, index: 0 }))) ?? 0
  await game.open('chess', `task=streak&seed=${seed}`)
  await game.begin.click()
  const [first = '', solution = ''] = tacticAt(tactics, { seed, index: 0 }).split(',')
  await moveByKeys(page, first, solution)
  await expect(game.hud('Solved')).toHaveText('1')
  const [second = '', line = ''] = tacticAt(tactics, { seed, index: 1 }).split(',')
  const position = new Position('full', readFen(second))
  const wrong = legalMoves(position)
    .map((move) => stepOf(position, move))
    .find(({ from, to, promotion }) => !promotion && !line.startsWith(from + to))
  await moveByKeys(page, second, `${wrong?.from}${wrong?.to}`)
  await game.phase('over')
  await expect(game.hud('Solved')).toHaveText('1')
})

/** Games, and the parts of them whose colors have a meaning. */
const PAINTED = [
  ['connect-four', '[role="grid"]'],
  ['checkers', '[role="grid"]'],
  ['chess', '[role="grid"]'],
  ['minesweeper', '[role="grid"]'],
  ['invisible-maze', '[role="grid"]'],
  ['2048', '[role="grid"]'],
  ['sliding-puzzle', '[role="grid"]'],
  ['sudoku', '[role="grid"]'],
  ['color-memory', '[role="grid"]'],
  ['color-grid-challenge', '[role="grid"]'],
  ['simon-says', ':has(> [data-side])'],
  ['battleship', '[role="grid"]'],
  ['battleship', '[aria-label^="Your waters"] > div'],
  ['bingo', '[role="grid"]'],
  ['bingo', ':has(> [data-column="B"])'],
  ['blackjack', '[data-hands]'],
  ['tic-tac-toe', '[role="grid"]'],
] as const

test('boards keep their colors in forced-colors mode', async ({ page, game }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [id, painted] of PAINTED)
    await test.step(`${id}: ${painted}`, async () => {
      await game.visit(id)
      if (painted.includes('Your waters')) {
        await game.begin.click()
        await page.keyboard.press('n')
        await page.keyboard.press('b')
      }
      await expect(page.locator(painted).first()).toHaveCSS('forced-color-adjust', 'none')
    })
})

test('Extreme Chess: the game as text is loaded on demand, and a pasted text is played', async ({
  page,
  game,
}) => {
  await game.open('chess', 'rules=full')
  await game.begin.click()
  await game.button('PGN, FEN').click()
  const dialog = page.getByRole('dialog', { name: 'PGN and FEN' })
  await expect(dialog.getByLabel('FEN, current position')).toHaveValue(/^rnbqkbnr\/pppppppp\//)
  await dialog.getByLabel('Load a game').fill('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6')
  await dialog.getByRole('button', { name: 'Load' }).click()
  await expect(dialog).toBeHidden()
  await expect(game.hud('Moves')).toHaveText('6')
  await game.button('PGN, FEN').click()
  await expect(dialog.getByLabel('PGN, whole game')).toHaveValue(/1\. e4 e5 2\. Nf3 Nc6 3\. Bb5 a6 \*/)
})

test('Extreme Chess: in Chess960 the king castles onto its rook by press, drag and keys, and the start has a number', async ({
  page,
  game,
}) => {
  const square = (name: string) => page.getByRole('gridcell', { name: new RegExp(`, ${name}, `) })
  const castles = [
    async () => {
      await square('f1').click()
      await square('g1').click()
    },
    async () => {
      const [from, to] = [await middleAtRest(square('f1')), await middleAtRest(square('g1'))]
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 5 })
      await page.mouse.up()
    },
    async () => {
      await square('f1').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    },
  ]
  for (const castle of castles) {
    await game.open('chess', 'rules=chess960&opponent=two&position=1k6/pp6/8/8/8/8/5PPP/4BKR1 w G - 0 1')
    await game.begin.click()
    await game.phase('playing')
    await castle()
    await expect(square('g1')).toHaveAccessibleName(/White king/)
    await expect(square('f1')).toHaveAccessibleName(/White rook/)
  }
  await game.open('chess', 'rules=chess960&opponent=two&seed=4')
  await game.begin.click()
  await expect(page.getByText(`Chess960, start ${numberFor(4)}`)).toBeVisible()
})

test('Sudoku: a technique to practice is chosen by keyboard, and its second hint names it', async ({
  page,
  game,
}) => {
  await game.open('sudoku')
  await game.button('More options').press('Enter')
  await page.getByRole('radiogroup', { name: 'Technique' }).getByRole('radio', { name: 'Off' }).focus()
  const wing = page.getByRole('radio', { name: 'X-Wing' })
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown')
  await expect(wing).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: 'Difficulty' })).toHaveCount(0)
  await expect(page.getByText(/^In two rows, a digit fits only in the same two columns/)).toBeVisible()
  await game.begin.press('Enter')
  await expect(page.getByRole('gridcell', { name: /notes \d/ })).not.toHaveCount(0)
  await game.button('Hint').press('Enter')
  await expect(page.getByText(/^Look at .*\.$/).first()).toBeVisible()
  await game.button('Hint').press('Enter')
  await expect(page.getByText(/Techniques?.*: .*X-Wing/).first()).toBeVisible()
})
