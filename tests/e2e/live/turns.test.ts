/** Turn-based games against each other, on two devices. */
import { expect, test } from '../support/fixtures'
import { connect } from '../support/live'

test('Tic Tac Toe is played to its end, and again with changed sides', async ({ browser }) => {
  const { host, guest, close } = await connect(browser, '/games/tic-tac-toe')
  const cell = (page: typeof host, n: number) => page.getByRole('gridcell').nth(n)
  for (const [page, n] of [
    [host, 0],
    [guest, 3],
    [host, 1],
    [guest, 4],
    [host, 2],
  ] as const) {
    await cell(page, n).click()
    for (const each of [host, guest]) await expect(cell(each, n)).toHaveText(/[XO]/)
  }
  for (const page of [host, guest]) await expect(page.locator('[data-phase=over]')).toBeVisible()
  await close()
})
