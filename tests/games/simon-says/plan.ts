/** How the browser tests play Simon Says: one level right, then one side wrong. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/simon-says/options'
import { rules, SIDES } from '../../../src/games/simon-says/rules'
import type { Hand } from '../../e2e/support/hands'
import { sequenceShown } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

const SEED = 42
const first = rules.start(completeOptions(options), SEED).sequence[0] as number

const WAYS = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' } as const

async function press(hand: Hand, side: number): Promise<void> {
  const { action } = SIDES[side] as (typeof SIDES)[number]
  await hand.press({
    key: `Arrow${WAYS[action]}`,
    pad: `Dpad${WAYS[action]}`,
    // Well inside the side, on its sign.
    at: hand.page.locator(`[data-side=${action}] svg`),
  })
}

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Game Over![\s\S]*10/,
  ...byAll(async (hand) => {
    await sequenceShown(hand, 1)
    await press(hand, first)
    await sequenceShown(hand, 2)
    await press(hand, (first + 1) % 4)
  }),
}
