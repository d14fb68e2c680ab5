/** Owns how the browser tests play Number Guessing: the same wrong number until the guesses are used up, or found by luck. */
import type { Plan } from './plan'

export const plan: Plan = {
  query: 'seed=42&difficulty=hard',
  ends: /Out of guesses! Try again\.|You found it/,
  async keyboard({ page, game }) {
    for (let i = 0; i < 5 && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
    }
  },
  async mouse({ page, game }) {
    for (let i = 0; i < 5 && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
      await page.getByRole('gridcell', { name: '1', exact: true }).click()
      await page.getByRole('button', { name: 'Guess', exact: true }).click()
    }
  },
  async touch({ page, game, fingers }) {
    for (let i = 0; i < 5 && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
      await fingers.tapOn(page.getByRole('gridcell', { name: '1', exact: true }))
      await fingers.tapOn(page.getByRole('button', { name: 'Guess', exact: true }))
    }
  },
  async pad({ page, game, pad }) {
    const digit = page.getByRole('gridcell', { name: '1', exact: true })
    const send = page.getByRole('button', { name: 'Guess', exact: true })
    for (let i = 0; i < 5 && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
      await pad.goTo(digit)
      await pad.press('A')
      await pad.goTo(send)
      await pad.press('A')
    }
  },
}
