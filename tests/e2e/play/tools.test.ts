/**
 * The tools for players who stay: practice, runs, editors, groups, and the move to another device. Each is used from its
 * first button to its result by one device alone. Everything is found by its name for screen readers, and what they
 * announce is checked.
 */
import type { Locator, Page } from 'playwright/test'
import { tactics } from '../../../src/games/chess/data/tactics'
import { readFen } from '../../../src/games/chess/rules/fen'
import { legalMoves, stepOf } from '../../../src/games/chess/rules/moves'
import { Position } from '../../../src/games/chess/rules/position'
import { tacticAt } from '../../../src/games/chess/rules/tactics'
import { lazyTexts } from '../../../src/games/chess/texts/lazy'
import { texts as minesweeperTexts } from '../../../src/games/minesweeper/texts/game'
import { texts as nonogramTexts } from '../../../src/games/nonogram/texts/game'
import { texts as sudokuTexts } from '../../../src/games/sudoku/texts/game'
import { stepTexts } from '../../../src/games/sudoku/texts/steps'
import { nickname } from '../../../src/play/live/words'
import { frameTexts } from '../../../src/play/texts/frame'
import { groupTexts } from '../../../src/play/texts/group'
import { panelTexts } from '../../../src/play/texts/panels'
import { practiceTexts } from '../../../src/play/texts/practice'
import { moveTexts } from '../../../src/site/texts/move'
import { editorTexts } from '../../../src/ui/editor/texts/editor'
import { uiTexts } from '../../../src/ui/texts'
import { violationsInBothThemes } from '../support/axe'
import { Fingers } from '../support/fingers'
import { expect, PHONE, SHARED_PAGE } from '../support/fixtures'
import { DEVICES, type Device, handOf } from '../support/hands'
import { linkOf, pasteOf, replyOf, test } from '../support/live'
import { Pad } from '../support/pads'
import type { Devices } from '../support/plan'
import { middleAtRest } from '../support/rest'

/** One device, and a page that is used with it alone. */
class Visitor {
  readonly page: Page
  readonly game
  constructor(
    readonly device: Device,
    readonly devices: Devices,
  ) {
    this.page = devices.page
    this.game = devices.game
  }
  /** After each page load. */
  async plug(): Promise<void> {
    if (this.device === 'pad') await this.devices.pad.plug()
  }
  async press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    // A visitor scrolls it away from the start button, which covers the end of a panel on phones.
    if (this.device === 'touch') await target.evaluate((each) => each.scrollIntoView({ block: 'center' }))
    return handOf(this.device, this.devices).press(target)
  }
  async pressAll(...targets: readonly Locator[]): Promise<void> {
    for (const target of targets) await this.press(target)
  }
  async visit(id: string, query = 'seed=42'): Promise<void> {
    await this.game.visit(id, query)
    await this.plug()
  }
  async begin(id: string, query?: string): Promise<void> {
    await this.visit(id, query)
    await this.press(this.game.begin)
    await this.game.phase('playing')
  }
  /** Drags where the device can, otherwise presses both. */
  async drag(from: Locator, to: Locator): Promise<void> {
    const { device, devices } = this
    if (device === 'mouse') await from.dragTo(to)
    else if (device === 'touch') {
      const [[x, y], [toX, toY]] = [await middleAtRest(from), await middleAtRest(to)]
      await devices.fingers.down({ x, y })
      await devices.fingers.move({ x: (x + toX) / 2, y: (y + toY) / 2 })
      await devices.fingers.move({ x: toX, y: toY })
      await devices.fingers.up()
    } else await this.pressAll(from, to)
  }
  get dialogs(): Locator {
    return this.page.locator('dialog[open]')
  }
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }
  /** What screen readers announce. */
  async hears(text: string | RegExp): Promise<void> {
    await expect(
      this.page.locator('[role="status"], [role="log"], [role="alert"]').filter({ hasText: text }).first(),
    ).toBeAttached()
  }
  /** The announcement that matches. */
  async saying(text: RegExp): Promise<string> {
    await this.hears(text)
    const all = await this.page.locator('[role="status"]').allTextContents()
    return all.find((each) => text.test(each)) ?? ''
  }
  /** Looked at by one device: WCAG in both themes. */
  async look(name: string): Promise<void> {
    const { dialogs } = this
    if (this.device === 'touch' && (await dialogs.count()) > 0)
      expect(
        (await violationsInBothThemes(this.page)).filter((each) => !SPELLED.test(each)),
        name,
      ).toEqual([])
  }
}

/** Digit keys are named by words: 'One'. */
const SPELLED = /^dark: label-content-name-mismatch: .*aria-label="One/

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true })
const cells = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('gridcell', { name })
const square = (page: Page, name: string) => cells(page, new RegExp(`\\b${name}, `))

/** Moves a piece of chess: 'e2e4'. */
async function move(by: Visitor, word: string): Promise<void> {
  for (const name of [word.slice(0, 2), word.slice(2, 4)]) {
    // Between two positions nothing can be moved.
    await expect(square(by.page, name)).not.toHaveAttribute('aria-disabled', 'true')
    await by.press(square(by.page, name))
  }
}

async function missed(by: Visitor): Promise<void> {
  const { page, game } = by
  // The first mate of the list: Qg5.
  await by.begin('chess', 'task=mate1&seed=0')
  await expect(square(page, 'g2')).toHaveAccessibleName(/White queen/)
  await move(by, 'a2a3')
  await by.hears('Not a3')
  await by.visit('chess', '')
  await by.look('missed-start')
  await by.press(game.button(panelTexts.practice.button(1)))
  const list = by.dialog(practiceTexts.title)
  const solve = button(list, practiceTexts.solve)
  await expect(solve).toHaveAccessibleDescription(new RegExp(practiceTexts.kinds.mate))
  await by.look('missed-list')
  await by.press(solve)
  await game.phase('playing')
  await by.hears(practiceTexts.bar.findMate)
  await by.look('missed-item')
  await move(by, 'g2g5')
  await by.hears(practiceTexts.bar.solved)
  await by.look('missed-solved')
  await by.press(button(page, practiceTexts.bar.list))
  await expect(solve).toHaveAccessibleDescription(new RegExp(practiceTexts.tomorrow))
  await by.look('missed-tomorrow')
  await by.press(button(list, practiceTexts.remove))
  await expect(list.getByText(practiceTexts.empty)).toBeVisible()
  await by.look('missed-empty')
  await by.press(button(list, uiTexts.close))
  await expect(list).toHaveCount(0)
}

/** Chooses a technique and asks for its three hints. */
async function technique(by: Visitor, id: string, option: string, name: string, rule: RegExp) {
  const { page, game } = by
  await by.visit(id)
  await by.press(game.button(panelTexts.options.more))
  await by.press(page.getByRole('radiogroup', { name: option }).getByRole('radio', { name, exact: true }))
  await by.look(`technique-${id}-start`)
  await by.press(game.begin)
  await game.phase('playing')
  const status = game.root.locator('p.visually-hidden[role="status"]')
  for (const hint of [/./, rule, /./]) {
    const before = (await status.textContent()) ?? ''
    await by.press(game.button(frameTexts.turns.hint))
    // A press while the hint is searched would be ignored.
    await expect(status).not.toHaveText(before)
    await by.hears(hint)
  }
  await by.look(`technique-${id}-hint`)
}

async function techniques(by: Visitor): Promise<void> {
  const { page } = by
  const sudoku = sudokuTexts.options.practice.label
  await technique(by, 'sudoku', sudoku, stepTexts.techniques['X-Wing'], /X-Wing/)
  const said = await by.saying(/^Row \d, column \d is \d\. X-Wing: /)
  const [, place = '', digit = ''] = /^(.*) is (\d)\./.exec(said) ?? []
  const key = new RegExp(`^${sudokuTexts.keys.digits[Number(digit) - 1]}, `)
  await by.press(cells(page, new RegExp(`^${place}, `)))
  await (by.device === 'keyboard' ? page.keyboard.press(digit) : by.press(cells(page, key)))
  await expect(cells(page, new RegExp(`^${place}, ${digit}$`))).toBeVisible()

  const { label, rules } = minesweeperTexts.options.practice
  await technique(by, 'minesweeper', label, rules['one-one'], /^Pattern 1-1: the highlighted numbers/)
  const safe = cells(page, /, covered, highlighted$/)
  const [, cell = ''] = /^(.*), covered/.exec((await safe.getAttribute('aria-label')) ?? '') ?? []
  await by.press(safe)
  await expect(cells(page, new RegExp(`^${cell}, (empty|\\d)`))).toBeVisible()

  const nonogram = nonogramTexts.options.practice
  await technique(by, 'nonogram', nonogram.label, nonogram.techniques.overlap, /^Overlap: /)
  await by.hears(/: filled in every way/)
  const first = cells(page, /, highlighted/).first()
  const [, start = ''] = /^(Row \d+, column \d+)/.exec((await first.getAttribute('aria-label')) ?? '') ?? []
  await by.press(first)
  await expect(cells(page, new RegExp(`^${start}, filled`))).toBeVisible()
}

/** A seed whose first position is solved by one move. */
const SEED = Array.from({ length: 1000 }, (_, seed) => seed).find((seed) =>
  /,[a-h][1-8][a-h][1-8],/.test(tacticAt(tactics, { seed, index: 0 })),
)
const tactic = (index: number) => tacticAt(tactics, { seed: SEED ?? 0, index }).split(',') as [string, string]

async function solveFirst(by: Visitor, task: string): Promise<void> {
  await by.begin('chess', `task=${task}&seed=${SEED}`)
  await move(by, tactic(0)[1])
  await by.hears(/^Solved/)
  await expect(by.game.hud('Solved')).toHaveText('1')
}

async function streak(by: Visitor): Promise<void> {
  const { game } = by
  await solveFirst(by, 'streak')
  const [fen, line] = tactic(1)
  const position = new Position('full', readFen(fen))
  const wrong = legalMoves(position)
    .map((each) => stepOf(position, each))
    .find(({ from, to, promotion }) => !promotion && !line.startsWith(from + to))
  await by.look('streak-second')
  await move(by, `${wrong?.from}${wrong?.to}`)
  await game.over()
  await expect(game.end.getByRole('heading')).toHaveText(lazyTexts.run.streakOver)
  await expect(game.end).toContainText(/The right move was/)
  await by.look('streak-end')
  await expect(game.button(panelTexts.playAgain)).toBeFocused()
}

async function storm(by: Visitor): Promise<void> {
  const { game } = by
  await solveFirst(by, 'storm')
  await by.look('storm-second')
  await game.over()
  await expect(game.end.getByRole('heading')).toHaveText(lazyTexts.run.timeUp)
  await expect(game.end).toContainText(/Solved\s*1/)
  await by.look('storm-end')
  await by.press(game.button(panelTexts.playAgain))
  await game.phase('playing')
}

/** Opens the editor of positions from a game. */
async function edit(by: Visitor, id: string, query: string, gameText: string): Promise<Locator> {
  await by.begin(id, query)
  await by.press(by.game.button(gameText))
  await by.look(`edit-${id}-text`)
  await by.press(button(by.page, editorTexts.title))
  const editor = by.dialog(editorTexts.title)
  const board = editor.getByRole('grid', { name: editorTexts.board })
  await expect(board).toBeVisible()
  // On laptops the board has the height of the window.
  const window = by.page.viewportSize()
  if (window && window.width >= 1200)
    expect((await board.boundingBox())?.width).toBeGreaterThan(0.7 * window.height)
  await by.look(`edit-${id}`)
  return editor
}

/** Plays from the position, which is refused. */
async function refused(by: Visitor, editor: Locator, why: string | RegExp, marked: number): Promise<void> {
  await by.press(button(editor, editorTexts.play))
  await expect(editor.getByRole('alert')).toHaveText(why)
  await expect(cells(editor, /, highlighted$/)).toHaveCount(marked)
  await by.look(`edit-refused-${marked}`)
}

async function played(by: Visitor, editor: Locator): Promise<void> {
  await by.press(button(editor, editorTexts.play))
  await expect(editor).toHaveCount(0)
  await by.hears(editorTexts.loaded)
  await by.game.phase('playing')
}

async function checkers(by: Visitor): Promise<void> {
  const { page } = by
  const editor = await edit(by, 'checkers', 'seed=42', 'Position')
  const piece = (name: string) => editor.getByRole('gridcell', { name, exact: true })
  const corner = cells(editor, /, square 29, /)
  await by.drag(piece('red man'), corner)
  await by.hears(/square 29, red man/)
  await refused(by, editor, /29/, 1)
  await by.drag(piece('red king'), corner)
  await refused(by, editor, 'A side has at most 12 pieces.', 0)
  await by.pressAll(piece(editorTexts.erase), cells(editor, /, square 1, /))
  await by.press(editor.getByRole('radio', { name: 'White' }))
  await played(by, editor)
  await expect(cells(page, /square 29, red king/)).toBeVisible()
  await by.press(cells(page, /square 22, white man/))
  await by.press(cells(page, /square 17, empty, legal move/))
  await expect(cells(page, /square 17, white man/)).toBeVisible()
}

async function reversi(by: Visitor): Promise<void> {
  const { page } = by
  const editor = await edit(by, 'reversi', 'seed=42', 'Moves and position')
  await by.press(button(editor, editorTexts.clear))
  await by.hears(editorTexts.cleared)
  await refused(by, editor, /at least four discs/, 0)
  await by.press(button(editor, editorTexts.start))
  await by.hears(editorTexts.started)
  await by.drag(editor.getByRole('gridcell', { name: 'black', exact: true }), square(page, 'd3').last())
  await by.hears('d3, black')
  await by.press(editor.getByRole('radio', { name: 'White' }))
  await played(by, editor)
  await by.press(cells(page, /\bd2, empty, legal move$/))
  await expect(square(page, 'd2')).toHaveAccessibleName(/white, last move$/)
}

async function connectFour(by: Visitor): Promise<void> {
  const { page } = by
  const editor = await edit(by, 'connect-four', 'seed=42', 'Position')
  const piece = (name: string) => editor.getByRole('gridcell', { name, exact: true })
  const place = (row: number, col: number) => cells(editor, new RegExp(`^Row ${row}, column ${col}, `))
  for (const [row, color] of [
    [6, 'red'],
    [5, 'yellow'],
  ] as const) {
    await by.press(piece(color))
    for (const col of [1, 2, 3, 4]) await by.press(place(row, col))
  }
  await by.hears('Row 5, column 4, yellow')
  await refused(by, editor, /Red had four in a row/, 4)
  await by.pressAll(piece(editorTexts.erase), place(5, 4), place(6, 4))
  await played(by, editor)
  await by.press(cells(page, /^Row 6, column 7, /))
  await expect(cells(page, /^Row 6, column 7, red/)).toBeVisible()
}

/** A published Sudoku with 17 digits. */
const SPARSE = '000000010400000000020000000000050407008000300001090000300400200050100000000806000'

async function typed(by: Visitor): Promise<void> {
  const { page, game } = by
  await by.begin('sudoku', 'seed=3')
  await by.press(game.button(sudokuTexts.keys.puzzleText))
  await by.look('sudoku-text')
  await by.press(button(page, 'Type in a puzzle'))
  const editor = by.dialog('Type in a puzzle')
  const verdict = editor.getByRole('status')
  const place = (index: number) =>
    cells(editor, new RegExp(`^Row ${Math.floor(index / 9) + 1}, column ${(index % 9) + 1}, `))
  const key = (digit: number) =>
    editor.getByRole('gridcell', { name: sudokuTexts.keys.digits[digit - 1] ?? '', exact: true })
  await expect(verdict).toHaveText('No digits yet.')
  if (by.device === 'keyboard') await page.keyboard.type(`1${SPARSE.slice(1)}`.replace(/0+$/, ''))
  else {
    await by.pressAll(place(0), key(1))
    for (const [index, digit] of [...SPARSE].entries())
      if (digit !== '0') await by.pressAll(place(index), key(Number(digit)))
  }
  await expect(verdict).toHaveText('This Sudoku has 1 twice in row 1.')
  await by.hears('Row 9, column 6, 6, given')
  await expect(place(7)).toHaveAccessibleName(/conflict$/)
  await expect(button(editor, editorTexts.playPuzzle)).toBeDisabled()
  await by.look('sudoku-twice')
  await by.press(place(0))
  await by.press(editor.getByRole('gridcell', { name: sudokuTexts.keys.erase }))
  await expect(verdict).toHaveText('One solution: it can be played.')
  await by.look('sudoku-typed')
  await by.press(button(editor, editorTexts.playPuzzle))
  await expect(editor).toHaveCount(0)
  await by.hears('Puzzle loaded.')
  await expect(game.hud('Empty')).toHaveText('64')
}

async function drawn(by: Visitor): Promise<void> {
  const { page, game } = by
  await by.begin('nonogram', 'seed=3')
  await by.press(game.button('Puzzle as text'))
  await by.look('nonogram-text')
  await by.press(button(page, 'Draw a puzzle'))
  const editor = by.dialog('Draw a puzzle')
  const place = (row: number, col: number) => cells(editor, new RegExp(`^Row ${row}, column ${col}, `))
  const verdict = editor.getByRole('status')
  // As long as the picture is empty, the D-pad does not lead from the sizes back to the board.
  if (by.device !== 'pad') await by.press(editor.getByRole('radio', { name: '5x5', exact: true }))
  if (by.device === 'mouse' || by.device === 'touch') await by.drag(place(1, 1), place(1, 5))
  else for (const col of [1, 2, 3, 4, 5]) await by.press(place(1, col))
  await by.hears('Row 1, column 5, filled; row clue 5, column clue 1')
  await expect(verdict).toHaveText('One solution: it can be played.')
  await by.pressAll(place(3, 1), place(4, 2))
  await expect(verdict).toContainText('More than one solution.')
  await expect(place(3, 2)).toHaveAccessibleName(/, empty; .*, highlighted$/)
  await by.look('nonogram-several')
  await by.press(place(4, 2))
  await expect(verdict).toHaveText('One solution: it can be played.')
  await by.press(button(editor, editorTexts.playPuzzle))
  await expect(editor).toHaveCount(0)
  await by.hears('Puzzle loaded.')
  await expect(game.hud('To fill')).toHaveText('6')
}

/** Plays the group's game to its end, and adds the result. Returns the new link. */
async function addResult(by: Visitor): Promise<string> {
  const { page, game } = by
  await by.press(game.begin)
  await game.over()
  await by.look('group-end')
  await by.press(game.button(groupTexts.add))
  const add = page.getByRole('region', { name: groupTexts.add })
  await expect(button(add, groupTexts.add)).toBeFocused()
  await by.look('group-add')
  await by.press(button(add, groupTexts.add))
  await by.hears(groupTexts.added)
  await by.look('group-added')
  const link = await page.getByLabel(groupTexts.link, { exact: true }).inputValue()
  await by.press(button(by.dialog(groupTexts.title), uiTexts.close))
  return link
}

async function group(by: Visitor): Promise<void> {
  const { page, game } = by
  await by.visit('snake')
  await by.press(game.button(panelTexts.options.more))
  await by.press(game.button(frameTexts.parts.group))
  const table = by.dialog(groupTexts.title)
  await expect(table.getByText(groupTexts.empty)).toBeVisible()
  await by.look('group-empty')
  await by.press(button(table, uiTexts.close))
  const first = await addResult(by)
  const name = Number(/#group=2\.1\.(\d+)\./.exec(first)?.[1])

  // On another device, nothing is known of the group.
  const other = name === 0 ? 1 : 0
  await page.goto('/robots.txt')
  await page.evaluate((nickname) => {
    localStorage.clear()
    localStorage.setItem('settings', JSON.stringify({ version: 1, data: { muted: true, nickname } }))
  }, other)
  await page.goto(first)
  await game.ready()
  await by.plug()
  await expect(game.button(groupTexts.line(1, 0, nickname(name)))).toBeVisible()
  await by.look('group-joined')
  await addResult(by)
  const [best = 0] = [name, other].sort((a, b) => (`${a}.` < `${b}.` ? -1 : 1))
  await by.press(game.button(groupTexts.line(2, 0, nickname(best))))
  await expect(table.getByRole('row')).toHaveCount(3)
  await by.look('group-two')
  await by.press(button(table, groupTexts.watchOf(nickname(name))))
  await game.phase('watching')
}

const TOOLS = { missed, techniques, streak, storm, checkers, reversi, connectFour, typed, drawn, group }

const LAPTOP = { ...SHARED_PAGE, viewport: { width: 1366, height: 768 } } as const
const OPTIONS = {
  keyboard: LAPTOP,
  mouse: LAPTOP,
  touch: { ...SHARED_PAGE, ...PHONE, deviceScaleFactor: SHARED_PAGE.deviceScaleFactor },
  pad: LAPTOP,
} as const

for (const device of DEVICES)
  test.describe(`by ${device}`, { tag: '@proof' }, () => {
    test.use(OPTIONS[device])
    for (const [name, use] of Object.entries(TOOLS))
      test(name, async ({ page, game, fingers, pad }) => {
        await use(new Visitor(device, { page, game, fingers, pad }))
      })

    test('move', async ({ pair, game, fingers, pad }) => {
      const { host, guest } = pair
      const from = new Visitor(device, { page: host, game, fingers, pad })
      const to = new Visitor(device, { page: guest, game, fingers: new Fingers(guest), pad: new Pad(guest) })
      const part = (page: Page) => page.locator('[data-setting="move"]')
      const press = (by: Visitor, name: string) => by.press(button(part(by.page), name))
      await host.goto('/')
      await host.evaluate(() => localStorage.setItem('gameFavorites', '["/games/snake","/games/2048"]'))
      await host.goto('/settings')
      await from.plug()
      await from.look('move-start')
      await press(from, moveTexts.connect)
      await expect(linkOf(host)).not.toHaveValue('')
      await from.look('move-link')
      await guest.goto(await linkOf(host).inputValue())
      await to.plug()
      await to.look('move-join')
      await press(to, moveTexts.connect)
      await expect(replyOf(guest)).not.toHaveValue('')
      await to.look('move-reply')
      await pasteOf(host).fill(await replyOf(guest).inputValue())
      await pair.both((page) =>
        expect(part(page).getByText(moveTexts.connected)).toBeVisible({ timeout: 60_000 }),
      )
      await from.look('move-connected')
      await press(from, moveTexts.send)
      await expect(part(guest).getByText('Favorites: 0 → 2 games')).toBeVisible()
      await from.hears(moveTexts.sent)
      await to.look('move-arrived')
      // The page reloads, maybe before the gamepad's button is released.
      await press(to, moveTexts.replace).catch((error) => expect(String(error)).toContain('navigation'))
      await from.hears(moveTexts.taken)
      await expect(guest.getByText(moveTexts.done)).toBeVisible()
      await to.look('move-done')
      expect(await guest.evaluate(() => localStorage.getItem('gameFavorites'))).toContain('/games/2048')
    })
  })
