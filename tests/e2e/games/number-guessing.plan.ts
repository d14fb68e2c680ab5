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
      await page.getByRole('button', { name: '1', exact: true }).click()
      await page.getByRole('button', { name: 'Guess', exact: true }).click()
    }
  },
  async touch({ page, game, fingers }) {
    for (let i = 0; i < 5 && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
      await fingers.tapOn(page.getByRole('button', { name: '1', exact: true }))
      await fingers.tapOn(page.getByRole('button', { name: 'Guess', exact: true }))
    }
  },
  async pad({ page, game, pad }) {
    const digit = page.getByRole('button', { name: '1', exact: true })
    const send = page.getByRole('button', { name: 'Guess', exact: true })
    const reach = async (
      target: typeof digit,
      ways: readonly ('DpadDown' | 'DpadUp' | 'DpadLeft' | 'DpadRight')[],
    ) => {
      for (
        let i = 0;
        i < 24 && !(await target.evaluate((element) => element === document.activeElement));
        i++
      ) {
        await pad.press(ways[i % ways.length] as 'DpadDown')
      }
    }
    for (let i = 0; i < 5 && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
      await reach(digit, ['DpadDown', 'DpadLeft'])
      await pad.press('A')
      await reach(send, ['DpadUp', 'DpadRight'])
      await pad.press('A')
    }
  },
}
