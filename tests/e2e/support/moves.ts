/** Moves that several plans share: walking on a board by keys or gamepad, tapping and clicking cells. */
import type { Locator, Page } from 'playwright/test'
import type { Hands, Plan } from './plan'

/** A cell of a board; rows and columns count from 1. */
export function cell(page: Page, row: number, col: number): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column ${col}\\b`) })
}

/** Moves the focus to a cell with Tab and arrow keys. */
export async function walkTo(page: Page, row: number, col: number): Promise<void> {
  const inBoard = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')
  for (let i = 0; i < 25 && !(await inBoard()); i++) await page.keyboard.press('Tab')
  await step(page, row, col, (key) => page.keyboard.press(`Arrow${key}`))
}

/** Moves the focus to a cell with the D-pad. A slow machine may repeat a press and leave the board, which is corrected. */
export async function padTo({ page, pad }: Hands, row: number, col: number): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const at = await place(page)
    if (at?.row === row && at.col === col) return
    await pad.press(at ? (`Dpad${directionTo(at, row, col)}` as const) : 'DpadDown')
  }
  throw new Error(`The D-pad does not lead to row ${row}, column ${col}.`)
}

type Direction = 'Up' | 'Down' | 'Left' | 'Right'

async function place(page: Page): Promise<{ row: number; col: number } | null> {
  const name = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? ''
  const [, row, col] = name.match(/^Row (\d+), column (\d+)/) ?? []
  return row && col ? { row: Number(row), col: Number(col) } : null
}

/** The direction to a cell, rows first. */
function directionTo(at: { row: number; col: number }, row: number, col: number): Direction {
  if (at.row !== row) return at.row < row ? 'Down' : 'Up'
  return at.col < col ? 'Right' : 'Left'
}

async function step(
  page: Page,
  row: number,
  col: number,
  press: (key: Direction) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const at = await place(page)
    if (!at) throw new Error('The focus is not on a cell.')
    if (at.row === row && at.col === col) return
    await press(directionTo(at, row, col))
  }
}

/** A position on the field of a scene, in parts of its width and height. */
export async function spot({ game }: Hands, across: number, down: number): Promise<{ x: number; y: number }> {
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no field.')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

/** The four inputs of a plan for a game with cells: `play` presses cells with each. */
export function cellByCell(
  play: (hands: Hands, press: (row: number, col: number) => Promise<void>) => Promise<void>,
): Pick<Plan, 'keyboard' | 'mouse' | 'touch' | 'pad'> {
  return {
    keyboard: (hands) =>
      play(hands, async (row, col) => {
        await walkTo(hands.page, row, col)
        await hands.page.keyboard.press('Enter')
      }),
    mouse: (hands) => play(hands, (row, col) => cell(hands.page, row, col).click()),
    touch: (hands) => play(hands, (row, col) => hands.fingers.tapOn(cell(hands.page, row, col))),
    pad: (hands) =>
      play(hands, async (row, col) => {
        await padTo(hands, row, col)
        await hands.pad.press('A')
      }),
  }
}
