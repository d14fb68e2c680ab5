/** How the browser tests play Bingo: six calls that fill a row of this seed's card, marked by hand. */
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Hands, Plan } from '../../e2e/support/plan'

interface Ways {
  call(): Promise<void>
  mark(row: number, col: number): Promise<void>
}

async function play({ page, game }: Hands, ways: Ways): Promise<void> {
  for (let i = 1; i <= 6; i++) {
    await ways.call()
    await page.waitForFunction((n) => document.querySelectorAll('[data-called]').length === n, i)
  }
  for (const col of [1, 2, 4, 5]) await ways.mark(3, col)
  await game.over()
}

export const plan: Plan = {
  query: 'seed=14266',
  ends: /Bingo in 6 calls.*Row 3 after 6 calls\./s,
  keyboard: (hands) =>
    play(hands, {
      call: () => hands.page.keyboard.press('c'),
      async mark(row, col) {
        await walkTo(hands.page, row, col)
        await hands.page.keyboard.press('Enter')
      },
    }),
  mouse: (hands) =>
    play(hands, {
      call: () => hands.page.getByRole('button', { name: 'Call number' }).click(),
      mark: (row, col) => cell(hands.page, row, col).click(),
    }),
  touch: (hands) =>
    play(hands, {
      call: () => hands.fingers.tapOn(hands.page.getByRole('button', { name: 'Call number' })),
      mark: (row, col) => hands.fingers.tapOn(cell(hands.page, row, col)),
    }),
  pad: (hands) =>
    play(hands, {
      call: () => hands.pad.press('X'),
      async mark(row, col) {
        await padTo(hands, row, col)
        await hands.pad.press('A')
      },
    }),
}
