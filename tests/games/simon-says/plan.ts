/** How the browser tests play Simon Says: one level right, then one side wrong. */
import { rules, SIDES } from '../../../src/games/simon-says/rules'
import type { Hands, Plan } from '../../e2e/support/plan'

const SEED = 42
const first = rules.start({}, SEED).sequence[0] as number

async function play(
  { page, game }: Hands,
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
const sign = ({ page }: Hands, name: string) => page.locator(`[data-side=${name}] svg`)

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Game Over![\s\S]*10/,
  keyboard: (hands) => play(hands, ({ name }) => hands.page.keyboard.press(`Arrow${WAYS[name]}`)),
  mouse: (hands) => play(hands, ({ name }) => sign(hands, name).click()),
  touch: (hands) => play(hands, ({ name }) => hands.fingers.tapOn(sign(hands, name))),
  pad: (hands) => play(hands, ({ name }) => hands.pad.press(`Dpad${WAYS[name]}`)),
}
