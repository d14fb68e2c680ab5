/** How the browser tests play Bingo: six calls that fill a row of this seed's card, marked by hand. */
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'

interface Ways {
  call(): Promise<void>
  mark(row: number, col: number): Promise<void>
}

async function play({ page, game }: Devices, ways: Ways): Promise<void> {
  for (let i = 1; i <= 6; i++) {
    await ways.call()
    await page.waitForFunction((n) => document.querySelectorAll('[data-called]').length === n, i)
  }
  for (const col of [1, 2, 4, 5]) await ways.mark(3, col)
  await game.over()
}

export const plan: Plan = {
  query: 'seed=14266',
  ends: /Bingo in 6 calls.*Row 3\./s,
  keyboard: (devices) =>
    play(devices, {
      call: () => devices.page.keyboard.press('c'),
      async mark(row, col) {
        await walkTo(devices.page, row, col)
        await devices.page.keyboard.press('Enter')
      },
    }),
  mouse: (devices) =>
    play(devices, {
      call: () => devices.page.getByRole('button', { name: 'Call number' }).click(),
      mark: (row, col) => cell(devices.page, row, col).click(),
    }),
  touch: (devices) =>
    play(devices, {
      call: () => devices.fingers.tapOn(devices.page.getByRole('button', { name: 'Call number' })),
      mark: (row, col) => devices.fingers.tapOn(cell(devices.page, row, col)),
    }),
  pad: (devices) =>
    play(devices, {
      call: () => devices.pad.press('X'),
      async mark(row, col) {
        await padTo(devices, row, col)
        await devices.pad.press('A')
      },
    }),
}
