/** Gamepads of several people: seats of games for three or four, and the pad that shakes. */
import { expect, test } from '../support/fixtures'
import { Pad } from '../support/pads'

test('two key sets and two pads take the four seats of Pong, and no pad starts the game with that press', async ({
  page,
  game,
  pad: first,
}) => {
  const second = new Pad(page, 1)
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

test('the pad that acts shakes, and no other one', async ({ page, game, pad: first }) => {
  const pad = new Pad(page, 1)
  await game.open('frogger')
  await first.plug(2)
  await page.evaluate(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    for (const [index, each] of (window as unknown as { __pads: object[] }).__pads.entries())
      Object.assign(each, {
        vibrationActuator: {
          playEffect: async (_: string, { duration }: { duration: number }) => felt.push([index, duration]),
        },
      })
  })
  await game.begin.click()
  await game.phase('playing')
  await pad.press('DpadUp')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt))
    .toEqual([[1, 8]])
})
