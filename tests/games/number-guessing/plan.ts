/** How the browser tests play Number Guessing: the same wrong number until the guesses run out, or found by luck. */
import { expect } from '../../e2e/support/fixtures'
import type { Hands, Plan } from '../../e2e/support/plan'

/** There are five on the hard level. Waits for each accepted guess; otherwise the next would be typed into it. */
const GUESSES = 5

async function guessAll({ game }: Hands, guess: () => Promise<void>): Promise<void> {
  for (let left = GUESSES - 1; left >= 0; left--) {
    await guess()
    await expect(game.hud('Guesses left')).toHaveText(String(left))
    if ((await game.root.getAttribute('data-phase')) !== 'playing') return
  }
}

export const plan: Plan = {
  query: 'seed=42&difficulty=hard',
  ends: /Out of guesses! Try again\.|You found it/,
  keyboard: (hands) =>
    guessAll(hands, async () => {
      await hands.page.keyboard.type('1')
      await hands.page.keyboard.press('Enter')
    }),
  mouse: (hands) =>
    guessAll(hands, async () => {
      await hands.page.getByRole('gridcell', { name: '1', exact: true }).click()
      await hands.page.getByRole('button', { name: 'Guess', exact: true }).click()
    }),
  touch: (hands) =>
    guessAll(hands, async () => {
      await hands.fingers.tapOn(hands.page.getByRole('gridcell', { name: '1', exact: true }))
      await hands.fingers.tapOn(hands.page.getByRole('button', { name: 'Guess', exact: true }))
    }),
  pad: (hands) =>
    guessAll(hands, async () => {
      await hands.pad.goTo(hands.page.getByRole('gridcell', { name: '1', exact: true }))
      await hands.pad.press('A')
      await hands.pad.goTo(hands.page.getByRole('button', { name: 'Guess', exact: true }))
      await hands.pad.press('A')
    }),
}
