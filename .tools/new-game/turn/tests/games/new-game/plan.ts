/** How the browser tests play New Game: one guess after the other with the tested device, always 'higher'. */
import { CARDS } from '../../../src/games/new-game/rules'
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

const GUESSES = CARDS - 1

/** Waits for every guess, so that none is lost. */
async function guessAll({ game }: Devices, guess: () => Promise<void>): Promise<void> {
  for (let left = GUESSES - 1; left >= 0; left--) {
    await guess()
    await expect(game.hud('Guesses left')).toHaveText(String(left))
  }
}

const higher = ({ page }: Devices) => page.getByRole('gridcell', { name: 'Higher', exact: true })

export const plan: Plan = {
  query: 'seed=42',
  ends: new RegExp(`of ${GUESSES} right`),
  keyboard: (devices) => guessAll(devices, () => devices.page.keyboard.press('KeyW')),
  mouse: (devices) => guessAll(devices, () => higher(devices).click()),
  touch: (devices) => guessAll(devices, () => devices.fingers.tapOn(higher(devices))),
  async pad(devices) {
    await devices.pad.goTo(higher(devices))
    await guessAll(devices, () => devices.pad.press('A'))
  },
}
