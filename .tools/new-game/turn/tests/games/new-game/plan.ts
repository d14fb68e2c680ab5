/** How the browser tests play New Game: one guess after the other with the tested device, always 'higher'. */
import { CARDS } from '../../../src/games/new-game/rules'
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'

const GUESSES = CARDS - 1

export const plan: Plan = {
  query: 'seed=42',
  ends: new RegExp(`of ${GUESSES} right`),
  ...byAll(async (hand) => {
    const { page, game } = hand
    for (let left = GUESSES - 1; left >= 0; left--) {
      await hand.press({ key: 'KeyW', at: page.getByRole('gridcell', { name: 'Higher', exact: true }) })
      // Waits for every guess, so that none is lost.
      await expect(game.hud('Guesses left')).toHaveText(String(left))
    }
  }),
}
