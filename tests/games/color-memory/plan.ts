/** How the browser tests play Color Memory: one level right, then one wrong color. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/color-memory/options'
import { rules } from '../../../src/games/color-memory/rules'
import type { Hand } from '../../e2e/support/hands'
import { sequenceShown } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

const SEED = 42
const first = rules.start(completeOptions(options), SEED).sequence[0] as number

/** The cell of a color: four columns on a wide screen, two on a tall one. */
async function press(hand: Hand, color: number): Promise<void> {
  const cols = hand.device === 'touch' ? 2 : 4
  await hand.pressCells([Math.floor(color / cols) + 1, (color % cols) + 1])
}

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Game Over! Final Score[\s\S]*10/,
  ...byAll(async (hand) => {
    await sequenceShown(hand, 1)
    await press(hand, first)
    await sequenceShown(hand, 2)
    const wrong = (first + 1) % 8
    if (hand.device === 'keyboard') await hand.press({ key: `Digit${wrong + 1}` })
    else await press(hand, wrong)
  }),
}
