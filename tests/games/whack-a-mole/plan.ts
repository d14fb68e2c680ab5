/** How the browser tests play Whack-a-Mole: the first mole is hit by the input under test, the second escapes. */
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'

/** The field is square, 600 units; with seed 42 the first mole appears in the middle hole, its body here. */
const FIRST = [300 / 600, 310 / 600] as const

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over!.*One mole escaped/s,
  ...byAll(async (hand) => {
    const score = hand.game.hud('Score')
    // Away from the middle and back: only a cursor that really moves hits there.
    if (hand.device === 'pad')
      for (const way of ['Left', 'Up', 'Right', 'Down'] as const) await hand.push(way)
    // Hitting an empty hole costs nothing, and the mole is up for 1.5 s.
    await expect(async () => {
      if ((await score.textContent()) !== '10') await hand.press({ key: 'KeyS', pad: 'A', at: FIRST })
      await expect(score).toHaveText('10', { timeout: 60 })
    }).toPass({ intervals: [60], timeout: 12_000 })
  }),
}
