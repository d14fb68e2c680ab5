/** Owns the ways between shelf and games: Back and Home, what a search shows, and no page of ours in a stranger's frame. */
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

for (const way of ['Back', 'Home', 'All Games']) {
  test(`${way} leads back in the history: the browser's Back does not reopen the game`, async ({
    page,
    game,
  }) => {
    await page.goto('/nowhere-before', { waitUntil: 'commit' })
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Play Now Tic Tac Toe' })
    await link.click()
    await game.ready()
    if (way === 'All Games') {
      await game.begin.click()
      await page.keyboard.press('p')
      await game.phase('paused')
    }
    await page.getByRole(way === 'All Games' ? 'link' : 'button', { name: way, exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/nowhere-before')
  })
}
test.beforeEach(({ complaints }) => complaints.allow(/nowhere-before|404/))

test('from a game opened by its address, and from one game to the next, the way leads to the shelf', async ({
  page,
  game,
}) => {
  await game.open('tic-tac-toe')
  await page.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Play Now Tic Tac Toe' }).last().click()
  await game.ready()
  const next = page
    .getByRole('complementary', { name: /vertical/ })
    .getByRole('link')
    .first()
  await next.click()
  await expect(page).not.toHaveURL(/tic-tac-toe/)
  await page.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  // Both games lie ahead: this is the entry of the history in which the shelf stood.
  await page.goForward()
  await expect(page).toHaveURL(/tic-tac-toe/)
})

test("the shelf stands where it was left after the browser's own Back too", async ({ page, game }) => {
  await page.goto('/')
  const place = page.getByRole('link', { name: 'Play Now Tic Tac Toe' }).last().locator('xpath=ancestor::li')
  await place.getByRole('link').scrollIntoViewIfNeeded()
  const before = (await place.boundingBox())?.y ?? 0
  await place.getByRole('link').click()
  await game.ready()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Recently Played' })).toBeAttached()
  const top = async () => Math.abs(((await place.boundingBox())?.y ?? -99) - before)
  await expect.poll(top).toBeLessThanOrEqual(1)
})

test.describe('on a phone, for a visitor who has played', () => {
  test.use(PHONE)
  test('what is searched for comes into view, its count beside the box, and cards have their icons', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const paths = JSON.stringify(['/games/2048', '/games/pong', '/games/chess', '/games/frogger'])
      localStorage.setItem('gameFavorites', paths)
      localStorage.setItem('recentlyPlayed', paths)
    })
    await page.goto('/')
    const box = page.getByRole('searchbox')
    await box.fill('snake')
    const card = page.getByRole('link', { name: 'Play Now Snake' })
    await expect(card).toBeInViewport()
    await expect(box).toBeInViewport()
    await expect(box).toBeFocused()
    await expect(page.getByText('1 game found')).toBeInViewport()
    await expect(page.getByRole('heading', { name: /Favorite Games|Recently Played/ })).toHaveCount(0)
    await expect(page.locator('[data-card=snake] h3 svg')).toBeVisible()
    await page.getByRole('button', { name: 'Clear All' }).click()
    await expect(page.getByRole('heading', { name: 'Favorite Games (4)' })).toBeVisible()
    await expect(page.getByText(/found$/)).toHaveCount(0)
  })
})

test('the tall promotion fills its height with games', async ({ page, game }) => {
  await game.open('tic-tac-toe')
  const place = page.getByRole('complementary', { name: /vertical/ })
  await expect(place.getByRole('link')).toHaveCount(3)
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
  const boxes = await Promise.all((await place.getByRole('link').all()).map((link) => link.boundingBox()))
  for (const [i, box] of boxes.entries()) {
    expect(box?.y).toBeGreaterThan(y + (height * i) / 3)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(y + (height * (i + 1)) / 3)
  }
})

test('shows nothing but the way out in the frame of another site, where the host sends no header', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/net::|Failed to load/)
  await page.route(`${baseURL}/`, async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await page.route('https://stranger.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto('https://stranger.example/')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: 'Open Pocket Arcade' })).toHaveAttribute('target', '_blank')
  await expect(frame.getByRole('button')).toHaveCount(0)
})
