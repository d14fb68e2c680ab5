/** Owns how the browser tests play Tap the Glitch: one glitch is struck, then the rest eats the system up. */
import { expect, frames } from '../fixtures'
import { spot } from './moves'
import type { Hands, Plan } from './plan'

/** Slots of a row, and rows, of the screen. */
const COLS = 8
const ROWS = 6

/** The score counts only what was struck. */
const struck = ({ game }: Hands) => expect(game.hud('Score')).not.toHaveText('0', { timeout: 20_000 })

/** Goes over the screen slot by slot until something was struck. */
async function sweep(hands: Hands, strike: (across: number, down: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < 10; round++) {
    for (let slot = 0; slot < COLS * ROWS; slot++) {
      if ((await hands.game.hud('Score').textContent()) !== '0') return
      // One strike a frame: more of them in one tick would be seen as one.
      await frames(hands.page, 2)
      await strike(((slot % COLS) + 0.5) / COLS, (Math.floor(slot / COLS) + 0.5) / ROWS)
    }
  }
}

export const plan: Plan = {
  query: 'seed=42&pace=storm',
  ends: /System Corrupted.*Final Score\s*[1-9]/s,
  start: 'Boot System',
  again: 'Restart System',
  async keyboard(hands) {
    // The cursor begins in the middle; held, it runs to a corner and back on the next row.
    await hands.page.keyboard.press('Space')
    for (let n = 0; n < 300 && (await hands.game.hud('Score').textContent()) === '0'; n++) {
      await hands.page.keyboard.press(
        n % 9 === 8 ? 'ArrowDown' : Math.floor(n / 9) % 2 ? 'ArrowLeft' : 'ArrowRight',
      )
      await frames(hands.page, 2)
      await hands.page.keyboard.press('Space')
      await frames(hands.page, 2)
      if (n % 54 === 53)
        for (let up = 0; up < 6; up++) {
          await hands.page.keyboard.press('ArrowUp')
          await frames(hands.page, 2)
        }
    }
    await struck(hands)
  },
  async mouse(hands) {
    await sweep(hands, async (across, down) => {
      const { x, y } = await spot(hands, across, down)
      await hands.page.mouse.click(x, y)
    })
    await struck(hands)
  },
  async touch(hands) {
    await sweep(hands, async (across, down) => {
      const { x, y } = await spot(hands, across, down)
      await hands.fingers.tap(x, y)
    })
    await struck(hands)
  },
  async pad(hands) {
    await frames(hands.page, 3)
    await hands.pad.press('A')
    for (let n = 0; n < 150 && (await hands.game.hud('Score').textContent()) === '0'; n++) {
      await hands.pad.press(n % 9 === 8 ? 'DpadDown' : Math.floor(n / 9) % 2 ? 'DpadLeft' : 'DpadRight')
      await hands.pad.press('A')
      if (n % 54 === 53) for (let up = 0; up < 6; up++) await hands.pad.press('DpadUp')
    }
    await struck(hands)
  },
}
