/** How the browser tests play Rock Paper Scissors: with seed 42 the computer shows paper, rock, scissors. */
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'

/** Columns of the hands that beat these, and their keys: scissors, paper, rock. */
const ANSWERS = [
  [3, 's'],
  [2, 'p'],
  [1, 'r'],
] as const

export const plan: Plan = {
  query: 'seed=42&match=3',
  ends: /You win the match/,
  ...byAll(async (hand) => {
    const { game } = hand
    for (const [index, [column, key]] of ANSWERS.entries()) {
      // By keyboard the first one in the board.
      if (hand.device === 'keyboard' && index > 0) await hand.press({ key })
      else await hand.pressCells([1, column])
      // The computer shows its hand.
      await game.hastened(() => expect(game.hud('Wins')).toHaveText(String(index + 1)))
    }
  }),
  race: null,
}
