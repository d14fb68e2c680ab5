/** Games for three or four at one screen: keys, pads and presses take the seats before the start. */
import { expect, test } from '../support/fixtures'
import { PADS, Pad } from '../support/pads'

test('two key sets and two pads take the four seats of Pong, and no pad starts the game with that press', async ({
  page,
  game,
}) => {
  const [first, second] = [new Pad(page, 0), new Pad(page, 1)]
  await page.addInitScript(PADS)
  await game.open('pong', 'ball=sides&seed=3')
  await first.plug(2)
  const seats = page.locator('[data-seats] button')
  const taken = () =>
    seats.evaluateAll((all) => all.map((seat) => seat.getAttribute('aria-pressed') === 'true'))
  await expect(seats).toHaveCount(4)
  await expect(seats.first()).toHaveAccessibleName('Seat 1: Computer')
  await page.keyboard.press('s')
  await expect(seats.first()).toHaveAccessibleName('Seat 1: Player 1')
  await page.keyboard.press('l')
  await expect.poll(taken).toEqual([true, false, true, false])
  await second.press('A')
  await expect.poll(taken).toEqual([true, true, true, false])
  await first.press('A')
  await expect.poll(taken).toEqual([true, true, true, true])
  await game.phase('ready')
  // A press on a seat gives it back to the computer, and a pad takes it again.
  await seats.nth(1).click()
  await expect.poll(taken).toEqual([true, false, true, true])
  await second.press('B')
  await expect.poll(taken).toEqual([true, true, true, true])
  // A pad with a seat moves the focus and presses, as elsewhere.
  await game.begin.focus()
  await second.press('A')
  await game.phase('playing')
})
