/** How the browser tests play Tap the Glitch: one glitch is hit, then the rest corrupts the system. */
import { expect } from '../../e2e/support/fixtures'
import { spot } from '../../e2e/support/moves'
import type { Hands, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Taps until the score shows a hit. */
async function strikeUntilHit(hands: Hands, strike: () => Promise<void>): Promise<void> {
  const score = hands.game.hud('Score')
  for (let n = 0; n < 60 && (await score.textContent()) === '0'; n++) {
    await strike()
    await frames(hands.page, 2)
  }
  await expect(score).not.toHaveText('0')
}

/** The middle of the cursor's first slot: the fifth of eight, in the fourth of six rows. */
const center = (hands: Hands) => spot(hands, 4.5 / 8, (42 + 3.5 * 75) / 492)

/** The position of the same glitch on a phone in portrait: the fifth of six, in the fifth of eight rows. */
const upright = (hands: Hands) => spot(hands, 4.5 / 6, (42 + 4.5 * 75) / 642)

export const plan: Plan = {
  // The first glitch of this game appears where the cursor starts; without further input the storm is over in 16 s.
  query: 'seed=35762&pace=storm',
  ends: /System Corrupted.*Final Score\s*[1-9]/s,
  start: 'Boot System',
  again: 'Restart System',
  async keyboard(hands) {
    await strikeUntilHit(hands, () => hands.page.keyboard.press('Space'))
    // The cursor moves on to the next slot.
    await hands.page.keyboard.press('ArrowRight')
  },
  async mouse(hands) {
    const { x, y } = await center(hands)
    await strikeUntilHit(hands, () => hands.page.mouse.click(x, y))
  },
  async touch(hands) {
    const { x, y } = await upright(hands)
    await strikeUntilHit(hands, () => hands.fingers.tap(x, y))
  },
  async pad(hands) {
    await frames(hands.page, 3)
    await strikeUntilHit(hands, () => hands.pad.press('A'))
    await hands.pad.press('DpadRight')
  },
}
