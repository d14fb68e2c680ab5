/** Presses: one that started a game, or is held, makes no move; keys follow the visitor's keyboard layout. */
import type { Locator, Page } from 'playwright/test'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { frames, middleAtRest } from '../support/rest'
import { openSettings } from '../support/settings'

test.use(SHARED_PAGE)

/** Longer than a press on a cell takes to count as a long one. */
const LONG_PRESS_MS = 600

/** What shows a move: stats, cells and messages. Automatic moves do not count. */
const untouched = async (page: Page, game: GamePage) => {
  await game.phase('playing')
  // A click is handled and rendered by then.
  await frames(page, 6)
  const undo = game.button('Undo')
  if ((await undo.count()) > 0) await expect(undo).toBeDisabled()
  return game.root.evaluate((root) =>
    [
      ...[...root.querySelectorAll('[data-hud]')]
        .filter((figure) => figure.getAttribute('data-hud') !== 'Time')
        .map((figure) => `${figure.getAttribute('data-hud')} ${figure.textContent}`),
      ...[...root.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getAttribute('aria-label')),
      document.querySelector('.Toastify__toast')?.textContent ?? '',
    ].join('; '),
  )
}

/** Sent together: waiting for each answer would make two separate clicks of it on a busy machine. */
async function doubleClick(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseReleased', clickCount: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount })
  await page.mouse.move(x, y)
  await Promise.all([
    send('mousePressed', 1),
    send('mouseReleased', 1),
    send('mousePressed', 2),
    send('mouseReleased', 2),
  ])
  await session.detach()
}

/** Starts each game by one press and by two, which must give the same. */
async function startsOnce(
  page: Page,
  game: GamePage,
  ids: readonly string[],
  press: (x: number, y: number, times: 1 | 2) => Promise<void>,
): Promise<void> {
  for (const id of ids)
    await test.step(id, async () => {
      const start = async (times: 1 | 2) => {
        await game.visit(id, 'seed=1')
        // A quick press at the place of the last one would be its second half.
        await frames(page, 25)
        await press(...(await middleAtRest(game.begin)), times)
        return untouched(page, game)
      }
      const before = await start(1)
      expect(await start(2)).toBe(before)
    })
}

// Games whose start button lies over cells, keys or pads: each by one of the devices.
test('the second half of a double click on Start makes no move', async ({ page, game }) => {
  await startsOnce(page, game, ['minesweeper', 'simon-says'], (x, y, times) =>
    times === 1 ? page.mouse.click(x, y) : doubleClick(page, x, y),
  )
})

test('a press that begins on one thing and ends on another acts on neither', async ({ page, game }) => {
  type Place = readonly [x: number, y: number]
  const press = async ([x, y]: Place, [toX, toY]: Place, button: 'left' | 'right' = 'left') => {
    await page.mouse.move(x, y)
    await page.mouse.down({ button })
    await page.mouse.move(toX, toY, { steps: 3 })
    await page.mouse.up({ button })
    await frames(page, 2)
  }
  await game.open('minesweeper', 'seed=1')
  await game.begin.click()
  const cells = page.getByRole('gridcell')
  const [first, second] = [await middleAtRest(cells.first()), await middleAtRest(cells.nth(10))]
  const before = await untouched(page, game)
  for (const button of ['left', 'right'] as const) await press(first, second, button)
  expect(await untouched(page, game)).toBe(before)
  await press(first, first, 'right')
  expect(await untouched(page, game)).not.toBe(before)

  await openSettings(page, 'controls')
  const dialog = page.locator('dialog[open]')
  const [inside, outside] = [await middleAtRest(dialog.getByRole('heading').first()), [4, 4] as const]
  await press(inside, outside)
  await press(outside, inside)
  await expect(dialog).toBeVisible()
  await press(outside, outside)
  await expect(dialog).toHaveCount(0)
})

test('a held Enter starts a game and makes no move, and then one per press', async ({ page, game }) => {
  await game.open('connect-four', 'seed=1')
  const hold = async (key: string) => {
    for (let i = 0; i < 8; i++) {
      await page.keyboard.down(key)
      await frames(page, 2)
    }
    await page.keyboard.up(key)
  }
  await game.begin.focus()
  await hold('Enter')
  await game.phase('playing')
  await expect(game.button('Undo')).toBeDisabled()
  const discs = page.getByRole('gridcell', { name: /red|yellow/i })
  await hold('Enter')
  await expect(discs).toHaveCount(1)
  // Held arrows repeat.
  await page.getByRole('gridcell').first().focus()
  for (let i = 0; i < 4; i++) await page.keyboard.down('ArrowRight')
  await page.keyboard.up('ArrowRight')
  await expect(page.getByRole('gridcell').nth(4)).toBeFocused()
  // A double click drops one disc.
  await doubleClick(page, ...(await middleAtRest(page.getByRole('gridcell').nth(2))))
  await frames(page, 6)
  await expect(discs).toHaveCount(2)
})

test('Number Guessing: a held Enter guesses once, digits of other layouts are digits', async ({
  page,
  game,
}) => {
  await game.open('number-guessing', 'seed=1')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  const field = page.getByRole('textbox')
  await field.fill('５０')
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.locator('[aria-label="Guesses"] li').first()).toContainText('50')
  await expect(page.getByText(/Please enter/)).toHaveCount(0)
  // Thai and French digit keys.
  await type(page, 'Digit4', '\u0E20')
  await type(page, 'Digit2', 'é')
  await expect(field).toHaveValue('42')
})

const type = (page: Page, code: string, key: string) =>
  page.evaluate(
    ([code, key]) => {
      const of = { code, key, bubbles: true, cancelable: true }
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new KeyboardEvent('keydown', of))
      target.dispatchEvent(new KeyboardEvent('keyup', of))
    },
    [code, key] as const,
  )

test('Russian, Greek and Thai keys type the letters below theirs in games of words', async ({
  page,
  game,
}) => {
  await game.open('word-guessing', 'seed=1')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await type(page, 'KeyZ', 'я')
  await type(page, 'KeyQ', ';')
  await type(page, 'KeyJ', '\u0E48')
  await expect(page.getByRole('gridcell', { name: /^[ZQJ], / })).toHaveCount(3)
  const field = page.getByRole('textbox', { name: 'Letter' })
  await field.focus()
  await type(page, 'KeyX', 'ч')
  await page.keyboard.insertText('ч')
  await expect(field).toHaveValue('x')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: /^X, / })).toHaveCount(1)
  await game.visit('emoji-decoder', 'seed=1')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await type(page, 'KeyA', 'ф')
  await expect(page.locator('[data-letter="typed"]').first()).toHaveText('A')
})

test('Dvorak: P pauses where it is printed, R restarts, the help shows the letters; arrows without a code steer', async ({
  page,
  game,
}) => {
  await game.open('2048')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  const empty = page.getByRole('gridcell', { name: /empty/ })
  await expect(empty).toHaveCount(14)
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await type(page, '', key)
  await expect(game.button('Undo')).toBeEnabled()
  await type(page, 'KeyR', 'p')
  await game.phase('paused')
  await type(page, 'KeyR', 'p')
  await game.phase('playing')
  await type(page, 'KeyO', 'r')
  await expect(game.hud('Score')).toHaveText('0')
  await expect(empty).toHaveCount(14)
  await type(page, 'KeyJ', 'h')
  await expect(page.getByRole('dialog', { name: /How to play/ })).toContainText('P or Esc pauses, R restarts')
})

/** A gamepad as Firefox reports it on Linux. */
const LINUX_PAD = `{ index: 0, id: '045e-028e-Microsoft X-Box 360 pad', mapping: '', connected: true, timestamp: 0,
  axes: [0, 0, -1, 0, 0, -1, 0, 0], buttons: Array.from({ length: 11 }, () => ({ pressed: false, touched: false, value: 0 })) }`

/** Changes the first gamepad, and waits until the page has read it. */
async function set(page: Page, change: string): Promise<void> {
  await page.evaluate(`window.__pads[0].${change}`)
  await frames(page, 4)
}

test('a gamepad without a mapping: D-pad, Menu and triggers as Firefox reports them on Linux', async ({
  page,
  game,
  pad,
}) => {
  await game.open('2048')
  await pad.plug()
  await page.evaluate(`window.__pads[0] = ${LINUX_PAD}`)
  const menu = async () => {
    await set(page, 'buttons[7] = { pressed: true, touched: true, value: 1 }')
    await set(page, 'buttons[7] = { pressed: false, touched: false, value: 0 }')
  }
  await frames(page, 4)
  await menu()
  await game.phase('playing')
  await frames(page, 4)
  await expect(game.button('Undo')).toBeDisabled()
  for (const axis of [6, 7]) for (const value of [-1, 0, 1, 0]) await set(page, `axes[${axis}] = ${value}`)
  await expect(game.button('Undo')).toBeEnabled()
  await menu()
  await game.phase('paused')
})

test('the D-pad leaves a board on all sides, past links that are hidden while a game runs', async ({
  page,
  game,
  pad,
}) => {
  // On a laptop the header hides its links to other pages.
  await page.setViewportSize({ width: 1366, height: 768 })
  await game.open('connect-four')
  await pad.plug()
  await frames(page, 4)
  await pad.goTo(game.begin)
  await pad.press('A')
  await game.phase('playing')
  await expect(page.getByRole('link', { name: 'Today' })).toBeHidden()
  for (const name of ['Position', 'Hint']) {
    await pad.goTo(page.getByRole('gridcell', { name: /^Row 1, column 1,/ }))
    await pad.goTo(game.button(name))
  }
})

test('a control of an unknown gamepad is bound in the settings, and steers', async ({ page, game, pad }) => {
  await game.open('2048')
  await pad.plug()
  await page.evaluate(`window.__pads[0] = { ...${LINUX_PAD}, id: 'Some pad', axes: [0, 0, 0, 0, 0, 0, 0] }`)
  await frames(page, 4)
  await openSettings(page, 'controls')
  for (const [name, value] of [
    ['Left', -1],
    ['Up', 1],
  ] as const) {
    await page.getByRole('button', { name: `Add a button for ${name}` }).click()
    await set(page, `axes[5] = ${value}`)
    await expect(
      page.getByRole('button', { name: `Change button Axis 5 ${value < 0 ? '−' : '+'} of ${name}` }),
    ).toBeVisible()
    await set(page, 'axes[5] = 0')
  }
  await page.keyboard.press('Escape')
  await game.begin.click()
  await game.phase('playing')
  for (const value of [-1, 0, 1, 0, -1, 0]) await set(page, `axes[5] = ${value}`)
  await expect(game.button('Undo')).toBeEnabled()
})

test('a French keyboard: help and settings show what is printed on the keys', async ({ page, game }) => {
  await page.addInitScript(() => {
    const map = new Map(
      Object.entries({ KeyQ: 'a', KeyA: 'q', KeyW: 'z', KeyZ: 'w', Semicolon: 'm', KeyM: ',' }),
    )
    Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: async () => map } })
  })
  await game.open('snake')
  await page.getByRole('button', { name: 'How to play' }).first().click()
  const help = page.getByRole('dialog', { name: /How to play/ })
  for (const key of ['Z', 'Q', 'S', 'D'])
    await expect(help.locator('kbd', { hasText: key }).first()).toBeVisible()
  await expect(help).toContainText('M mutes')
  await page.keyboard.press('Escape')
  await openSettings(page, 'controls')
  await expect(page.getByRole('button', { name: 'Change key Z of Up' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('a double tap on Start makes no move', { tag: '@proof' }, async ({ page, game, fingers }) => {
    await startsOnce(page, game, ['word-guessing', 'rock-paper-scissors'], async (x, y, times) => {
      await fingers.tap(x, y)
      if (times === 2) await fingers.tap(x + 6, y - 4)
    })
  })
  test('Minesweeper: two resting fingers place no flag, nor does one that slides away; one does', async ({
    page,
    game,
    fingers,
  }) => {
    await game.open('minesweeper', 'seed=1')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const at = async (row: number, col: number) => {
      const box = await page.getByRole('gridcell', { name: `Row ${row}, column ${col},` }).boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const [a, b] = [await at(3, 3), await at(6, 6)]
    const before = await untouched(page, game)
    const flags = page.getByRole('gridcell', { name: /, flag/ })
    await fingers.down(a)
    await fingers.down(a, b)
    await fingers.move({ x: a.x - 2, y: a.y }, { x: b.x + 2, y: b.y })
    await game.passes(LONG_PRESS_MS)
    await fingers.up()
    await expect(flags).toHaveCount(0)
    await fingers.down(a)
    await fingers.move(b)
    await game.passes(LONG_PRESS_MS)
    await fingers.up()
    await expect(flags).toHaveCount(0)
    expect(await untouched(page, game)).toBe(before)
    await fingers.down(a)
    await expect(flags).toHaveCount(1)
    await fingers.up()
    await frames(page, 4)
    await expect(flags).toHaveCount(1)
  })
  test('two thumbs that overlap press both keys, in their order, and nothing twice', async ({
    page,
    game,
    fingers,
  }) => {
    const start = async (id: string) => {
      await game.visit(id, 'seed=1')
      await fingers.tapOn(game.begin)
      await game.phase('playing')
    }
    const both = async (first: Locator, second: Locator) => {
      const [[x1, y1], [x2, y2]] = [await middleAtRest(first), await middleAtRest(second)]
      await fingers.overlap({ x: x1, y: y1 }, { x: x2, y: y2 })
    }
    const cell = (name: string | RegExp) => page.getByRole('gridcell', { name }).first()

    await start('number-guessing')
    await both(cell('1'), cell('2'))
    await expect(page.getByRole('textbox')).toHaveValue('12')
    // One finger presses as before.
    await fingers.tapOn(cell('3'))
    await expect(page.getByRole('textbox')).toHaveValue('123')
    // A keyboard on a tablet: Enter sends what was typed, although a key on the screen was pressed before.
    for (const key of ['Backspace', 'Backspace', 'Backspace', '5', '0', 'Enter'])
      await page.keyboard.press(key)
    await expect(page.locator('[aria-label="Guesses"] li').first()).toContainText('50')

    await start('word-guessing')
    await both(cell('Z'), cell('X'))
    await expect(page.getByRole('gridcell', { name: /^[XZ], / })).toHaveCount(2)

    await start('sudoku')
    const empty = page.getByRole('gridcell', { name: /^Row .*, empty/ }).first()
    const at = /^Row \d, column \d/.exec((await empty.getAttribute('aria-label')) ?? '')?.[0] ?? ''
    await both(empty, cell(/^Seven/))
    await expect(cell(at)).toHaveAccessibleName(/7/)

    await start('memory-match')
    await both(cell('Row 1, column 1'), cell('Row 1, column 2'))
    await expect(game.hud('Moves')).toHaveText('1')
  })
})
