/** Real-time games against each other, on two devices: the same world on both, whatever each player presses. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { connectFast, expectOver, type FastPair, shownOnBoth } from '../support/live'
import { frames } from '../support/rest'

/** The stats of a page. */
const figures = (page: Page) =>
  page
    .locator('[data-stats] [data-hud]')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((each) => [each.getAttribute('data-hud'), each.textContent])),
    )

/** Both pages show the same end, with the same stats. */
async function sameEnd(pair: FastPair, heading: RegExp, stats: readonly string[]): Promise<void> {
  await pair.hastened(() => expectOver(pair, heading, 60_000))
  const [ours, theirs] = await Promise.all([figures(pair.host), figures(pair.guest)])
  for (const stat of stats) {
    expect(ours[stat], stat).toBeDefined()
    expect(theirs[stat], stat).toBe(ours[stat])
  }
}

/** Holds a key on each page; both must reach both worlds. */
async function hold(pages: readonly (readonly [Page, string])[]): Promise<void> {
  for (const [page] of pages) await frames(page, 5)
  for (const [page, key] of pages) await page.keyboard.down(key)
}

test('Pong: one paddle stays at the wall, the other plays', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/pong?seed=7&points=5')
  const { host, guest } = pair
  await hold([[host, 'KeyW']])
  // The guest is the right paddle, by the arrow keys of a single player.
  await hold([[guest, 'ArrowDown']])
  await sameEnd(pair, /Player [12] wins/, ['Player 1', 'Player 2'])
  await pair.close()
})

test('Tug of War: the guest pulls, and the host pulls less', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/tug-of-war?seed=1&rounds=1')
  const { host, guest } = pair
  for (let n = 0; n < 120; n++) {
    if ((await guest.locator('[data-phase=over]').count()) > 0) break
    // One press has the key of the first player, the other that of the second: both belong to the device.
    await guest.keyboard.press(n % 2 ? 'KeyL' : 'KeyA')
    if (n % 8 === 0) await host.keyboard.press('KeyA')
    await frames(guest, 1)
  }
  await sameEnd(pair, /Player 2 wins/, ['Player 1', 'Player 2'])
  await pair.close()
})

test('Blue Block Runner: the host goes to the edge and is hit', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/blue-block-runner?seed=1357')
  await hold([
    [pair.host, 'ArrowLeft'],
    [pair.guest, 'ArrowRight'],
  ])
  await sameEnd(pair, /wins|Game Over|tie/i, [])
  await pair.close()
})

test('Gravity Flip Runner: the guest flips once, the host never', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/gravity-flip-runner?seed=2')
  await frames(pair.guest, 5)
  await pair.guest.keyboard.press('Space')
  await sameEnd(pair, /wins|tie/i, [])
  await pair.close()
})

test('Air Hockey: one mallet steps aside, and goals follow', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/air-hockey?seed=47&goals=3')
  await hold([[pair.host, 'KeyW']])
  await sameEnd(pair, /Player [12] wins/, ['Player 1', 'Player 2'])
  await shownOnBoth(pair, (page) => expect(page.locator('[data-hud="Player 1"]')).toBeAttached())
  await pair.close()
})
