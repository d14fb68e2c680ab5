/**
 * How the browser tests play Color Crash: along the left wall, where there is never a gap, until a barrier ends the
 * run.
 */
import { spot } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

export const plan: Plan = {
  // Without input, this game passes its first three barriers; along the left wall it passes none from then on, in
  // either field. A slow machine may reach the wall only after the first barrier.
  query: 'seed=3',
  ends: /Game Over!.*\b[0-2] barriers? passed/s,
  ...byAll((hand) => hand.hold({ key: 'ArrowLeft', pad: 'DpadLeft', at: [0.01, 0.5] })),
  async mouse({ page, game }) {
    // A mouse rests where it is first seen; movements from there control the ball.
    const [middle, wall] = [await spot(game, 0.5, 0.5), await spot(game, 0.01, 0.5)]
    await page.mouse.move(middle.x, middle.y)
    await frames(page, 3)
    await page.mouse.move(wall.x, wall.y, { steps: 3 })
  },
}
