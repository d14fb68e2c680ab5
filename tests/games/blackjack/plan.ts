/** How the browser tests play Blackjack: one round at the table, a pair split to four devices, then leaving. */
import type { Locator } from 'playwright/test'
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

/** `press` presses one of the table's buttons with the input under test. */
async function play({ page, game }: Devices, press: (button: Locator) => Promise<void>): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const leave = button('Leave')
  await press(button('Bet 10 more'))
  await press(button('Deal'))
  for (let i = 0; i < 3; i++) await press(button('Split'))
  for (let i = 0; i < 4; i++) await press(button('Stand'))
  // The dealer draws card by card.
  await game.hastened(() => leave.waitFor())
  await press(leave)
  await game.over()
}

export const plan: Plan = {
  // The first hand of this seed is a pair, and splits into pairs again.
  query: 'seed=17',
  ends: /You (won|lost|broke even).*1 round played/s,
  async keyboard(devices) {
    const { page } = devices
    await page.keyboard.press('1')
    await page.keyboard.press('g')
    for (let i = 0; i < 3; i++) await page.keyboard.press('t')
    for (let i = 0; i < 4; i++) await page.keyboard.press('s')
    // The next action has the focus; leaving is the button before it.
    await expect(page.getByRole('button', { name: /^Deal \d/ })).toBeFocused()
    // In a race the bar above has another one.
    const leave = page.getByRole('button', { name: 'Leave' }).last()
    for (let i = 0; i < 4 && !(await leave.evaluate((node) => node === document.activeElement)); i++)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
  },
  mouse: (devices) => play(devices, (button) => button.click()),
  touch: (devices) => play(devices, (button) => devices.fingers.tapOn(button)),
  pad: (devices) =>
    play(devices, async (button) => {
      await devices.pad.goTo(button)
      await devices.pad.press('A')
    }),
}
