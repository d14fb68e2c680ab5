/** How the browser tests play Simon Says: one level right, then one side wrong. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/simon-says/options'
import { rules, SIDES } from '../../../src/games/simon-says/rules'
import type { Devices, Plan } from '../../e2e/support/plan'

const SEED = 42
const first = rules.start(completeOptions(options), SEED).sequence[0] as number

async function play(
  { page, game }: Devices,
  press: (side: (typeof SIDES)[number]) => Promise<void>,
): Promise<void> {
  const yourTurn = (steps: number) =>
    game.hastened(() =>
      page
        .locator('[data-sequence=input]')
        .filter({ has: page.locator(`span > span:nth-child(${steps}):last-child`) })
        .waitFor(),
    )
  await yourTurn(1)
  await press(SIDES[first] as (typeof SIDES)[number])
  await yourTurn(2)
  await press(SIDES[(first + 1) % 4] as (typeof SIDES)[number])
}

const WAYS = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' } as const

/** Well inside the side, on its sign. */
const sign = ({ page }: Devices, name: string) => page.locator(`[data-side=${name}] svg`)

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Game Over![\s\S]*10/,
  keyboard: (devices) => play(devices, ({ action }) => devices.page.keyboard.press(`Arrow${WAYS[action]}`)),
  mouse: (devices) => play(devices, ({ action }) => sign(devices, action).click()),
  touch: (devices) => play(devices, ({ action }) => devices.fingers.tapOn(sign(devices, action))),
  pad: (devices) => play(devices, ({ action }) => devices.pad.press(`Dpad${WAYS[action]}`)),
}
