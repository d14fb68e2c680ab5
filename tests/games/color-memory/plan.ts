/** How the browser tests play Color Memory: one level right, then one wrong color. */
import { rules } from '../../../src/games/color-memory/rules'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Hands, Plan } from '../../e2e/support/plan'

const SEED = 42
const first = rules.start({}, SEED).sequence[0] as number

/** The cell of a color: four columns on a wide screen, two on a tall one. */
const placed = (pad: number, cols: number) => [Math.floor(pad / cols) + 1, (pad % cols) + 1] as const

async function play({ page, game }: Hands, press: (pad: number) => Promise<void>): Promise<void> {
  const yourTurn = (steps: number) =>
    game.hastened(() =>
      page
        .locator('[data-sequence=input]')
        .filter({ has: page.locator(`span > span:nth-child(${steps}):last-child`) })
        .waitFor(),
    )
  await yourTurn(1)
  await press(first)
  await yourTurn(2)
  await press((first + 1) % 8)
}

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Game Over! Final Score[\s\S]*10/,
  keyboard: (hands) =>
    play(hands, async (pad) => {
      if (pad !== first) return hands.page.keyboard.press(`Digit${pad + 1}`)
      await walkTo(hands.page, ...placed(pad, 4))
      await hands.page.keyboard.press('Enter')
    }),
  mouse: (hands) => play(hands, (pad) => cell(hands.page, ...placed(pad, 4)).click()),
  touch: (hands) => play(hands, (pad) => hands.fingers.tapOn(cell(hands.page, ...placed(pad, 2)))),
  pad: (hands) =>
    play(hands, async (pad) => {
      await padTo(hands, ...placed(pad, 4))
      await hands.pad.press('A')
    }),
}
