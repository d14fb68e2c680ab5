/** How the browser tests play Tap the Glitch: one glitch is hit, then the rest corrupts the system. */
import { byAll, type Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** The middle of the cursor's first slot: the fifth of eight, in the fourth of six rows. */
const LANDSCAPE = [4.5 / 8, (42 + 3.5 * 75) / 492] as const
/** The position of the same glitch on a phone in portrait: the fifth of six, in the fifth of eight rows. */
const PORTRAIT = [4.5 / 6, (42 + 4.5 * 75) / 642] as const

export const plan: Plan = {
  // The first glitch of this game appears where the cursor starts; without further input the storm is over in 16 s.
  query: 'seed=35762&pace=storm',
  ends: /System Corrupted.*Final Score\s*[1-9]/s,
  start: 'Boot System',
  again: 'Restart System',
  ...byAll(async (hand) => {
    const { page, game, device } = hand
    await frames(page, 3)
    await game.untilPoints(async () => {
      await hand.press({ key: 'Space', pad: 'A', at: device === 'touch' ? PORTRAIT : LANDSCAPE })
      await frames(page, 2)
    })
    // The cursor moves on to the next slot.
    if (device === 'keyboard' || device === 'pad') await hand.push('Right')
  }),
  // A glitch is hit only if both pages are fast enough; none is needed for the end.
  race: {
    ends: /System Corrupted/,
    async keyboard({ page }) {
      for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
    },
  },
}
