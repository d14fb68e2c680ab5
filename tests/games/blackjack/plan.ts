/** How the browser tests play Blackjack: one round at the table, a pair split to four hands, then leaving. */
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  // The first hand of this seed is a pair, and splits into pairs again.
  query: 'seed=17',
  ends: /You (won|lost|broke even).*1 round played/s,
  ...byAll(async (hand) => {
    const { page, game } = hand
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await hand.press(button('Bet 10 more'))
    await hand.press(button('Deal'))
    for (let i = 0; i < 3; i++) await hand.press(button('Split'))
    for (let i = 0; i < 4; i++) await hand.press(button('Stand'))
    // The dealer draws card by card.
    await game.hastened(() => button('Leave').waitFor())
    await hand.press(button('Leave'))
    await game.over()
  }),
  async keyboard({ page }) {
    for (const key of '1gtttssss') await page.keyboard.press(key)
    // The next action has the focus; leaving is the button before it.
    await expect(page.getByRole('button', { name: /^Deal \d/ })).toBeFocused()
    // In a race the bar above has another one.
    const leave = page.getByRole('button', { name: 'Leave' }).last()
    for (let i = 0; i < 4 && !(await leave.evaluate((node) => node === document.activeElement)); i++)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
  },
}
