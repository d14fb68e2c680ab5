/** How the browser tests play Number Guessing: the same wrong number until the guesses run out, or found by luck. */
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

/** There are five on the hard level. Waits for each accepted guess; otherwise the next would be typed into it. */
const GUESSES = 5

async function guessAll({ game }: Devices, guess: () => Promise<void>): Promise<void> {
  for (let left = GUESSES - 1; left >= 0; left--) {
    await guess()
    await expect(game.hud('Guesses left')).toHaveText(String(left))
    if ((await game.root.getAttribute('data-phase')) !== 'playing') return
  }
}

export const plan: Plan = {
  query: 'seed=42&difficulty=hard',
  ends: /Out of guesses! Try again\.|You found it/,
  keyboard: (devices) =>
    guessAll(devices, async () => {
      await devices.page.keyboard.type('1')
      await devices.page.keyboard.press('Enter')
    }),
  mouse: (devices) =>
    guessAll(devices, async () => {
      await devices.page.getByRole('gridcell', { name: '1', exact: true }).click()
      await devices.page.getByRole('button', { name: 'Guess', exact: true }).click()
    }),
  touch: (devices) =>
    guessAll(devices, async () => {
      await devices.fingers.tapOn(devices.page.getByRole('gridcell', { name: '1', exact: true }))
      await devices.fingers.tapOn(devices.page.getByRole('button', { name: 'Guess', exact: true }))
    }),
  pad: (devices) =>
    guessAll(devices, async () => {
      await devices.pad.goTo(devices.page.getByRole('gridcell', { name: '1', exact: true }))
      await devices.pad.press('A')
      await devices.pad.goTo(devices.page.getByRole('button', { name: 'Guess', exact: true }))
      await devices.pad.press('A')
    }),
}
