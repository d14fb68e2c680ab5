/** How the browser tests play New Game: nothing falls before the first move, then everything is missed. */
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over/,
  ...byAll(async (hand) => {
    const { page, game } = hand
    // Nothing falls until one move; then the discs do, and most of them miss the tray.
    await frames(page, 30)
    await expect(game.hud('Lives')).toHaveText('3')
    await hand.hold({ key: 'ArrowLeft', pad: 'DpadLeft', at: [0.1, 0.5] }, () => frames(page, 6))
  }),
}
