/** How the browser tests play Checkers: two red men capture the last two white ones. */
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'

/** From and to, as shown with Red at the bottom: 15 captures 18, 32 to 27, 23 captures 27. */
const MOVES = [
  [5, 4, 3, 6],
  [1, 2, 2, 3],
  [3, 4, 1, 2],
] as const

async function play(press: (row: number, col: number) => Promise<void>): Promise<void> {
  for (const [row, col, toRow, toCol] of MOVES) {
    await press(row, col)
    await press(toRow, toCol)
  }
}

/** A mouse can drag too. */
async function drag({ page }: Devices, [row, col, toRow, toCol]: (typeof MOVES)[number]): Promise<void> {
  const middle = async (r: number, c: number) => {
    const box = await cell(page, r, c).boundingBox()
    if (!box) throw new Error('The cell is not there.')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await middle(row, col)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(toRow, toCol)), { steps: 5 })
  await page.mouse.up()
}

export const plan: Plan = {
  query: 'position=B:W18,32:B15,23',
  ends: /Red wins/,
  keyboard: ({ page }) =>
    play(async (row, col) => {
      await walkTo(page, row, col)
      await page.keyboard.press('Enter')
    }),
  async mouse(devices) {
    await drag(devices, MOVES[0])
    for (const [row, col, toRow, toCol] of MOVES.slice(1)) {
      await cell(devices.page, row, col).click()
      await cell(devices.page, toRow, toCol).click()
    }
  },
  touch: ({ page, fingers }) => play((row, col) => fingers.tapOn(cell(page, row, col))),
  pad: (devices) =>
    play(async (row, col) => {
      await padTo(devices, row, col)
      await devices.pad.press('A')
    }),
  race: null,
}
