/** How the browser tests play Number Guessing: the same wrong number until the guesses run out, or found by luck. */
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'

/** On the hard level. */
const GUESSES = 5

export const plan: Plan = {
  query: 'seed=42&difficulty=hard',
  ends: /Out of guesses! Try again\.|You found it/,
  ...byAll(async (hand) => {
    const { page, game } = hand
    await game.whilePlaying(async (n) => {
      await hand.press({ key: '1', at: page.getByRole('gridcell', { name: '1', exact: true }) })
      await hand.press({ key: 'Enter', at: page.getByRole('gridcell', { name: 'Guess', exact: true }) })
      // Otherwise the next guess would be typed into this one.
      await expect(game.hud('Guesses left')).toHaveText(String(GUESSES - 1 - n))
    }, GUESSES)
  }),
}
