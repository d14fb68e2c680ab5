/** How the browser tests play Asteroids: recklessly, engine and guns on, until three ships are lost. */
import { pointOf, spot } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  // Without a shot the game has no points, and without thrust the ship waits in the middle for long. With both held, or
  // with presses above the ship, this game is over in 17 s with points, whenever they begin in its first two seconds.
  query: 'seed=319',
  ends: /Game Over!.*Final Score\s*[1-9]/s,
  ...byAll((hand) =>
    hand.hold({ key: 'ArrowUp', pad: 'DpadUp' }, () => hand.hold({ key: 'Space', pad: 'A' })),
  ),
  async mouse({ page, game }) {
    const { x, y } = await spot(game, 0.5, 0.03)
    await page.mouse.move(x, y)
    await game.whilePlaying(async () => {
      await page.mouse.down()
      await game.passes(560)
      await page.mouse.up()
      await game.passes(100)
    }, 60)
  },
  async touch({ game, fingers }) {
    await fingers.down(await pointOf(game.button('Thrust')), await pointOf(game.button('Fire')))
    await game.over()
    await fingers.up()
  },
}
