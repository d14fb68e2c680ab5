/** How the browser tests play Bingo: six calls that fill a row of this seed's card, marked by hand. */
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  query: 'seed=14266',
  ends: /Bingo in 6 calls.*Row 3\./s,
  ...byAll(async (hand) => {
    const { page, game } = hand
    for (let i = 1; i <= 6; i++) {
      await hand.press({ key: 'c', pad: 'X', at: page.getByRole('button', { name: 'Call number' }) })
      await page.waitForFunction((n) => document.querySelectorAll('[data-called]').length === n, i)
    }
    await hand.pressCells([3, 1], [3, 2], [3, 4], [3, 5])
    await game.over()
  }),
}
