/** How the browser tests play Whack-a-Mole: the first mole is hit by the input under test, the second escapes. */
import { expect } from '../../e2e/support/fixtures'
import type { Hands, Plan } from '../../e2e/support/plan'

/** The field is square, 600 units; with seed 42 the first mole appears in the middle hole, its body here. */
const FIRST = { x: 300 / 600, y: 310 / 600 }

/** Strikes until it scores: hitting an empty hole costs nothing, and the mole is up for 1.5 s. */
async function untilScored({ game }: Hands, strike: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await game.hud('Score').textContent()) !== '10') await strike()
    await expect(game.hud('Score')).toHaveText('10', { timeout: 60 })
  }).toPass({ intervals: [60], timeout: 12_000 })
}

async function firstBody({ game }: Hands): Promise<{ x: number; y: number }> {
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no field.')
  return { x: box.x + box.width * FIRST.x, y: box.y + box.height * FIRST.y }
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over!.*One got away/s,
  keyboard: (hands) => untilScored(hands, () => hands.page.keyboard.press('KeyS')),
  async mouse(hands) {
    const { x, y } = await firstBody(hands)
    await untilScored(hands, () => hands.page.mouse.click(x, y))
  },
  async touch(hands) {
    const { x, y } = await firstBody(hands)
    await untilScored(hands, () => hands.fingers.tap(x, y))
  },
  async pad(hands) {
    // Away from the middle and back: only a cursor that really moves hits there.
    for (const way of ['DpadLeft', 'DpadUp', 'DpadRight', 'DpadDown'] as const) await hands.pad.press(way)
    await untilScored(hands, () => hands.pad.press('A'))
  },
}
