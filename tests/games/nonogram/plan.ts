/** How the browser tests play Nonogram: one guess after the other with the tested device, always 'higher'. */
import { expect } from '../../e2e/support/fixtures'
import type { Hands, Plan } from '../../e2e/support/plan'

const GUESSES = 12

/** Waits for every guess, so that none is lost. */
async function guessAll({ game }: Hands, guess: () => Promise<void>): Promise<void> {
  for (let left = GUESSES - 1; left >= 0; left--) {
    await guess()
    await expect(game.hud('Guesses left')).toHaveText(String(left))
  }
}

const higher = ({ page }: Hands) => page.getByRole('gridcell', { name: 'Higher', exact: true })

export const plan: Plan = {
  query: 'seed=42',
  ends: /of 12 right/,
  keyboard: (hands) => guessAll(hands, () => hands.page.keyboard.press('KeyW')),
  mouse: (hands) => guessAll(hands, () => higher(hands).click()),
  touch: (hands) => guessAll(hands, () => hands.fingers.tapOn(higher(hands))),
  async pad(hands) {
    await hands.pad.goTo(higher(hands))
    await guessAll(hands, () => hands.pad.press('A'))
  },
}
