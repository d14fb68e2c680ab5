/** How the browser tests play Tap the Glitch: one glitch is hit, then the rest corrupts the system. */
import { expect } from '../../e2e/support/fixtures'
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Taps until the score shows a hit. */
async function strikeUntilHit(devices: Devices, strike: () => Promise<void>): Promise<void> {
  const score = devices.game.hud('Score')
  for (let n = 0; n < 60 && (await score.textContent()) === '0'; n++) {
    await strike()
    await frames(devices.page, 2)
  }
  await expect(score).not.toHaveText('0')
}

/** The middle of the cursor's first slot: the fifth of eight, in the fourth of six rows. */
const center = (devices: Devices) => spot(devices, 4.5 / 8, (42 + 3.5 * 75) / 492)

/** The position of the same glitch on a phone in portrait: the fifth of six, in the fifth of eight rows. */
const upright = (devices: Devices) => spot(devices, 4.5 / 6, (42 + 4.5 * 75) / 642)

export const plan: Plan = {
  // The first glitch of this game appears where the cursor starts; without further input the storm is over in 16 s.
  query: 'seed=35762&pace=storm',
  ends: /System Corrupted.*Final Score\s*[1-9]/s,
  start: 'Boot System',
  again: 'Restart System',
  async keyboard(devices) {
    await strikeUntilHit(devices, () => devices.page.keyboard.press('Space'))
    // The cursor moves on to the next slot.
    await devices.page.keyboard.press('ArrowRight')
  },
  async mouse(devices) {
    const { x, y } = await center(devices)
    await strikeUntilHit(devices, () => devices.page.mouse.click(x, y))
  },
  async touch(devices) {
    const { x, y } = await upright(devices)
    await strikeUntilHit(devices, () => devices.fingers.tap(x, y))
  },
  async pad(devices) {
    await frames(devices.page, 3)
    await strikeUntilHit(devices, () => devices.pad.press('A'))
    await devices.pad.press('DpadRight')
  },
  // A glitch is hit only if both pages are fast enough; none is needed for the end.
  race: {
    ends: /System Corrupted/,
    async keyboard({ page }) {
      for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
    },
  },
}
