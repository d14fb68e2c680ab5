/** How the browser tests play Color Memory: one level right, then one wrong color. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/color-memory/options'
import { rules } from '../../../src/games/color-memory/rules'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'

const SEED = 42
const first = rules.start(completeOptions(options), SEED).sequence[0] as number

/** The cell of a color: four columns on a wide screen, two on a tall one. */
const placed = (pad: number, cols: number) => [Math.floor(pad / cols) + 1, (pad % cols) + 1] as const

async function play({ page, game }: Devices, press: (pad: number) => Promise<void>): Promise<void> {
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
  keyboard: (devices) =>
    play(devices, async (pad) => {
      if (pad !== first) return devices.page.keyboard.press(`Digit${pad + 1}`)
      await walkTo(devices.page, ...placed(pad, 4))
      await devices.page.keyboard.press('Enter')
    }),
  mouse: (devices) => play(devices, (pad) => cell(devices.page, ...placed(pad, 4)).click()),
  touch: (devices) => play(devices, (pad) => devices.fingers.tapOn(cell(devices.page, ...placed(pad, 2)))),
  pad: (devices) =>
    play(devices, async (pad) => {
      await padTo(devices, ...placed(pad, 4))
      await devices.pad.press('A')
    }),
}
