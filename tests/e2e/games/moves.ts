/** Owns small moves that several plans share: walking a board by keys or pad, tapping and clicking cells. */
import type { Locator, Page } from 'playwright/test'
import type { Hands } from './plan'

/** The cell of a board, by its place counted from 1. */
export function cell(page: Page, row: number, col: number): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column ${col}\\b`) })
}

/** Puts the focus on a cell by arrow keys alone, from wherever it is in the page. */
export async function walkTo(page: Page, row: number, col: number): Promise<void> {
  const inBoard = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')
  for (let i = 0; i < 25 && !(await inBoard()); i++) await page.keyboard.press('Tab')
  await step(page, row, col, (key) => page.keyboard.press(`Arrow${key}`))
}

/** The same by D-pad. */
export async function padTo({ page, pad }: Hands, row: number, col: number): Promise<void> {
  const inBoard = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')
  for (let i = 0; i < 10 && !(await inBoard()); i++) await pad.press('DpadDown')
  await step(page, row, col, (key) => pad.press(`Dpad${key}`))
}

type Way = 'Up' | 'Down' | 'Left' | 'Right'

async function step(page: Page, row: number, col: number, press: (key: Way) => Promise<void>): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const name = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? ''
    const [, r, c] = name.match(/^Row (\d+), column (\d+)/) ?? []
    if (!r || !c) throw new Error(`The focus is not on a cell but on '${name}'.`)
    if (Number(r) === row && Number(c) === col) return
    if (Number(r) !== row) await press(Number(r) < row ? 'Down' : 'Up')
    else await press(Number(c) < col ? 'Right' : 'Left')
  }
}
