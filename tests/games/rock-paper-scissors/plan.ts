/** How the browser tests play Rock Paper Scissors: with seed 42 the computer shows paper, rock, scissors. */
import { expect } from '../../e2e/support/fixtures'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'

/** Columns of the devices that beat these: scissors, paper, rock. */
const COLUMNS = [3, 2, 1] as const
const KEYS = { 1: 'r', 2: 'p', 3: 's' } as const

/** Shows each hand, and waits until the computer has shown its hand. */
async function rounds({ game }: Devices, show: (column: 1 | 2 | 3) => Promise<void>): Promise<void> {
  for (const [index, column] of COLUMNS.entries()) {
    await show(column)
    await game.hastened(() => expect(game.hud('Wins')).toHaveText(String(index + 1)))
  }
}

export const plan: Plan = {
  query: 'seed=42&match=3',
  ends: /You win the match/,
  async keyboard(devices) {
    const { page } = devices
    await rounds(devices, async (column) => {
      if (column !== 3) return page.keyboard.press(KEYS[column])
      await walkTo(page, 1, column)
      await page.keyboard.press('Enter')
    })
  },
  mouse: (devices) => rounds(devices, (column) => cell(devices.page, 1, column).click()),
  touch: (devices) => rounds(devices, (column) => devices.fingers.tapOn(cell(devices.page, 1, column))),
  pad: (devices) =>
    rounds(devices, async (column) => {
      await padTo(devices, 1, column)
      await devices.pad.press('A')
    }),
  race: null,
}
