/** How the browser tests play Flappy Bird: it hovers until the first flap, and falls after it. */
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over!/,
  ...byAll(async (hand) => {
    const { game } = hand
    await game.passes(600)
    await expect(game.root).toHaveAttribute('data-phase', 'playing')
    await hand.press({ key: 'ArrowUp', pad: 'A', at: [0.5, 1 / 3] })
  }),
}
