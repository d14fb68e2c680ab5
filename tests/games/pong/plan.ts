/** How the browser tests play Pong: the left paddle moves to the upper wall, and every serve passes it. */
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import { spot } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

const firstPoint = ({ game }: Hand) =>
  game.hastened(() => expect(game.hud('Player 2')).toHaveText(/^[1-9]/, { timeout: 20_000 }))

export const plan: Plan = {
  // All serves of this seed go to the left and pass a paddle at the upper wall; one in the middle hits the second
  // of them, and then the left side wins.
  query: 'seed=7&players=2&points=5',
  ends: /Player 2 wins/,
  ...byAll((hand) => hand.hold({ key: 'KeyW', pad: 'DpadUp' }, () => firstPoint(hand))),
  async mouse({ page, game }) {
    const from = await spot(game, 0.2, 0.3)
    await page.mouse.move(from.x, from.y)
    await game.passes(100)
    const aside = await spot(game, 0.15, 0.03)
    await page.mouse.move(aside.x, aside.y, { steps: 4 })
  },
  // On a phone the court is in portrait: its left end is at the bottom, its upper wall at the left.
  touch: (hand) =>
    hand.hold({ at: [0.5, 0.85] }, async () => {
      await hand.fingers.move(await spot(hand.game, 0.03, 0.85))
      await firstPoint(hand)
    }),
  race: null,
}
