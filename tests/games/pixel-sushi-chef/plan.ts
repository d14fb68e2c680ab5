/** How the browser tests play Pixel Sushi Chef: the first guest gets the roll, the next one waits in vain. */
import { expect } from '../../e2e/support/fixtures'
import type { Hand, PressPoint } from '../../e2e/support/hands'
import type { Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** The first order of this seed, from the middle seat: Shrimp Tempura, by its trays. */
const ORDER = [1, 5, 6] as const
const BELL = [0.88, 0.61] as const
const GUEST = [0.5, 0.3] as const
const trayAt = (key: number) => [(320 + (key - 3.5) * 103) / 640, 0.87] as const
/** On a phone the bar is in portrait: three trays per row. */
const uprightTray = (key: number) => [0.5 + (((key - 1) % 3) - 1) * 0.325, key > 3 ? 0.886 : 0.69] as const

/** The price of 60, and a tip that depends on how long the guest waited, and on pieces taken back. */
const PAID = /(60|63|69|78|87|105|123)/
const paid = ({ game }: Hand) => expect(game.hud('Score')).toHaveText(PAID)

async function serve(hand: Hand, ...places: readonly PressPoint[]): Promise<void> {
  await frames(hand.page, 5)
  for (const at of places) {
    await hand.press({ at })
    await frames(hand.page, 2)
  }
  await paid(hand)
}

export const plan: Plan = {
  query: 'seed=42&pace=rush&hearts=1',
  ends: /Game Over!.*Score\s*(60|63|69|78|87|105|123)/s,
  async keyboard(hand) {
    const { page } = hand
    await frames(page, 5)
    // A wrong piece, taken back.
    for (const key of ['Digit1', 'Digit3', 'Backspace', 'Digit5', 'Digit6', 'Enter']) {
      await page.keyboard.press(key)
      await frames(page, 2)
    }
    await paid(hand)
  },
  mouse: (hand) => serve(hand, ...ORDER.map(trayAt), BELL),
  touch: (hand) => serve(hand, ...ORDER.map(uprightTray), GUEST),
  async pad(hand) {
    const { pad, page } = hand
    await frames(page, 5)
    // The cursor starts on the rice.
    await pad.press('A')
    for (let n = 0; n < 4; n++) await pad.press('DpadRight')
    for (const button of ['A', 'DpadRight', 'A', 'DpadUp', 'A'] as const) await pad.press(button)
    await paid(hand)
  },
}
