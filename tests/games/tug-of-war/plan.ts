/** How the browser tests play Tug of War: the left side pulls until it has won a round. */
import { byAll, type Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

export const plan: Plan = {
  query: 'seed=1&players=2&rounds=1',
  ends: /Player 1 wins/,
  // A round takes twenty pulls, plus some before the first.
  ...byAll((hand) =>
    hand.game.whilePlaying(async () => {
      if ((await hand.game.hud('Player 1').textContent()) === '1') return
      await hand.press({ key: 'KeyA', pad: 'A', at: [0.25, 0.5] })
      await frames(hand.page, 1)
    }, 80),
  ),
  race: null,
}
