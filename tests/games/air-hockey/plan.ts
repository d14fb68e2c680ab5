/** How the browser tests play Air Hockey: the left mallet steps aside by the input under test, and the serves slide in. */
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import { spot } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

const firstGoal = ({ game }: Hand) =>
  game.hastened(() => expect(game.hud('Player 2')).toHaveText(/^[1-9]/, { timeout: 20_000 }))

export const plan: Plan = {
  // With this seed every serve slides to the left and straight into the goal, unless the left mallet is still where it
  // starts: then the first serve bounces off it, and the match has no winner after a minute.
  query: 'seed=47&players=2',
  ends: /Player 2 wins/,
  ...byAll((hand) => hand.hold({ key: 'KeyW', pad: 'DpadUp' }, () => firstGoal(hand))),
  async mouse({ page, game }) {
    // The mouse has moved the right mallet on its way over the table, so it is sent home first.
    const home = await spot(game, 0.85, 0.5)
    await page.mouse.move(home.x, home.y)
    await game.passes(300)
    const aside = await spot(game, 0.15, 0.05)
    await page.mouse.move(aside.x, aside.y)
  },
  // On a phone the table is upright: its left goal is at the bottom, its upper rail at the left.
  touch: (hand) =>
    hand.hold({ at: [0.5, 0.85] }, async () => {
      await hand.fingers.move(await spot(hand.game, 0.05, 0.85))
      await firstGoal(hand)
    }),
  race: null,
}
