/** Moves that tests share: walking on a board by keys or gamepad, places on the screen, drags. */
import { expect, type Locator, type Page } from 'playwright/test'
import type { GamePage } from './game-page'
import type { Devices } from './plan'
import { frames } from './rest'

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
export async function padTo(
  { page, pad }: Pick<Devices, 'page' | 'pad'>,
  row: number,
  col: number,
): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const at = await place(page)
    if (at?.row === row && at.col === col) return
    await pad.press(at ? (`Dpad${directionTo(at, row, col)}` as const) : 'DpadDown')
  }
  throw new Error(`The D-pad does not lead to row ${row}, column ${col}.`)
}

type Direction = 'Up' | 'Down' | 'Left' | 'Right'

/** The settings are the longest way: 42 presses to the last part. */
const MAX_PRESSES = 60

/** Moves the focus to the target in the direction where it is visible. Fails if that does not reach it. */
export async function headTo(target: Locator, press: (direction: Direction) => Promise<void>): Promise<void> {
  await target.evaluate(() => Object.assign(window, { visited: new WeakSet() }))
  for (let i = 0; i < MAX_PRESSES; i++) {
    const direction = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body
      const { visited } = window as unknown as { visited: WeakSet<Element> }
      const again = visited.has(focused)
      visited.add(focused)
      if (focused === element) return null
      // Left and right choose within a group; up and down leave it.
      const group = focused.closest('[role="radiogroup"]')
      if (group && !group.contains(element)) return again ? 'Up' : 'Down'
      const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const
      const box = element.getBoundingClientRect()
      const from = focused.getBoundingClientRect()
      const [x, y] = middle(box)
      const [fx, fy] = middle(from)
      // Rows first, then sideways; also sideways if that went in a circle.
      if (again && Math.abs(x - fx) > 2) return x > fx ? 'Right' : 'Left'
      if (box.top >= from.bottom - 4) return 'Down'
      if (box.bottom <= from.top + 4) return 'Up'
      return Math.abs(x - fx) > 2 ? (x > fx ? 'Right' : 'Left') : y > fy ? 'Down' : 'Up'
    })
    if (!direction) return
    await press(direction)
  }
  await expect(target).toBeFocused()
}

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

/** CSS px of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The point itself, or the middle of an element. */
export async function pointOf(place: Locator | Point): Promise<Point> {
  if ('x' in place) return place
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A position on the field of a scene, in parts of its width and height. */
export async function spot({ field }: GamePage, across: number, down: number): Promise<Point> {
  const box = await field.boundingBox()
  if (!box) throw new Error('There is no field.')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

/** Drags with the mouse. */
export async function drag(page: Page, from: Locator | Point, to: Locator | Point): Promise<void> {
  const [start, end] = [await pointOf(from), await pointOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

/** Pauses and resumes a game whose key for that is Space. */
export async function pauseBySpace({ page, game }: Devices): Promise<void> {
  for (const phase of ['paused', 'playing'] as const) {
    // The first frames of a game ignore keys, because they may be held from before it.
    await frames(page, 5)
    await page.keyboard.press('Space')
    await game.phase(phase)
  }
}

/** Waits for a player's turn in a game of sequences, once this many steps have been shown. */
export const sequenceShown = ({ page, game }: Devices, steps: number): Promise<void> =>
  game.hastened(() => page.locator(`[data-sequence=input][data-steps="${steps}"]`).waitFor())
