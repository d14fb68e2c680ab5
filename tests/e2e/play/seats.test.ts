/** Several people at one screen: seats of games for three or four, by keys, pads and fingers, and the pad that shakes. */
import { SEAT_LOOKS } from '../../../src/engine/core/input/seats'
import { PALETTE } from '../../../src/engine/core/palette'
import { expect, test } from '../support/fixtures'
import { pressStart } from '../support/game-page'
import { spot } from '../support/moves'
import { Pad } from '../support/pads'
import { colorAt } from '../support/pixels'

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
  // People who have their seats do not end the countdown after a pause.
  await page.keyboard.press('Escape')
  await game.phase('paused')
  // Watched from the page: on a busy machine the countdown would be over before a look from outside.
  const stays = page.evaluate(
    (frames) =>
      new Promise<boolean>((done) => {
        let seen = 0
        const look = () => {
          const counts = document.querySelector('[data-count-in]') !== null
          if (counts) seen++
          if (seen === frames || (seen > 0 && !counts)) done(counts)
          else requestAnimationFrame(look)
        }
        look()
      }),
    3,
  )
  await pressStart(game.root)
  expect(await stays).toBe(true)
})

test('a seat names its keys in the chosen mode, and they take it', async ({ page, game }) => {
  const seats = page.locator('[data-seats] button')
  for (const [mode, keys] of [
    ['ball=sides', ['J', 'L']],
    ['ball=pairs', ['I', 'K']],
  ] as const) {
    await game.open('pong', mode)
    await expect(seats.nth(2).locator('kbd')).toHaveText(keys)
  }
  // With one player these letters hit holes of their own.
  await game.open('whack-a-mole', 'mode=race')
  await page.keyboard.press('w')
  await expect(seats.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(seats.nth(0)).toHaveAttribute('aria-pressed', 'false')
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

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, drawn: true, deviceScaleFactor: 1 })

  test('four fingers at once steer the four paddles of Pong', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await game.open('pong', 'ball=sides&seed=3')
    await game.begin.tap()
    await game.phase('playing')
    // Along the four sides: where the finger is, and how far it goes.
    const at = (part: number) =>
      [
        [0.06, part],
        [0.94, 1 - part],
        [1 - part, 0.06],
        [part, 0.94],
      ] as const
    const spots = (part: number) => Promise.all(at(part).map(([x, y]) => spot(game, x, y)))
    /** The colors that are not those of the seats, a little beside the signs in the middles of the paddles. */
    const strangers = async (part: number) => {
      const found: number[] = []
      for (const [seat, [x, y]] of at(part - 0.05).entries()) {
        const near = (along: number) => (along < 0.1 ? 0.038 : along > 0.9 ? 0.962 : along)
        const place = await spot(game, near(x), near(y))
        const seen = await colorAt(page, place.x, place.y)
        const hex = PALETTE[SEAT_LOOKS[seat as 0 | 1 | 2 | 3].hue]
        const wanted = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
        if (wanted.some((channel, n) => Math.abs(channel - (seen[n] ?? 0)) > 30)) found.push(seat)
      }
      return found
    }
    // Both ways take less time than the ball waits before it is served; while the test looks, hardly any passes.
    const steered = async (part: number) => {
      await game.passes(750)
      await game.hastened(() => expect.poll(() => strangers(part)).toEqual([]), 0.01)
    }
    await fingers.down(...(await spots(0.3)))
    await steered(0.3)
    await fingers.move(...(await spots(0.7)))
    await steered(0.7)
    await fingers.up()
  })

  test('a stroke in Snake turns the snake of its side, and takes no other seat', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await game.open('snake', 'mode=four&seed=3')
    await page.locator('[data-seats] button').nth(1).tap()
    await game.begin.tap()
    await game.phase('playing')
    // The score of one person stands above the field, and of several none.
    const right = await spot(game, 0.9, 0.5)
    await fingers.swipe(right.x, right.y, 0, 60)
    await game.passes(300)
    await expect(game.hud('Score')).toBeVisible()
    const left = await spot(game, 0.1, 0.5)
    await fingers.swipe(left.x, left.y, 0, 60)
    await expect(game.hud('Score')).toHaveCount(0)
  })
})
