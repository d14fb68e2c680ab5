/** Unknown addresses, and games that fail to load. */
import { notFoundTexts } from '../../../src/site/texts/notFound'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

test('shows the not-found page for any other path, and logs it', async ({ page, complaints }) => {
  complaints.allow(/404|nowhere/)
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('/nowhere/at/all'),
  )
  await page.goto('/nowhere/at/all')
  await logged
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(new URL('/', page.url()).href.replace(/\/$/, '//'))
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.goto('/games/not-a-game')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
})

test('suggests the game or page that was probably meant, with the query of the address, and repairs links', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  for (const [typed, title, meant] of [
    ['/games/Snake', 'Snake', '/games/snake'],
    ['/games/snake)', 'Snake', '/games/snake'],
    ['/games/pacman', 'Pac-Man', '/games/pac-man'],
    ['/games/tictactoe.?seed=42', 'Tic Tac Toe', '/games/tic-tac-toe?seed=42'],
    ['/setings', 'Settings', '/settings'],
  ] as const) {
    await page.goto(typed)
    await expect(page.getByText(notFoundTexts.suggestion.replace('{game}', title))).toBeVisible()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(meant)
  }
  // A damaged link opens what it meant.
  for (const [opened, repaired] of [
    ['/games/tic-tac-toe%3Fseed%3D42%26opponent%3Deasy', '/games/tic-tac-toe?seed=42&opponent=easy'],
    ['/games/tic-tac-toe?seed=42&amp;opponent=hard', '/games/tic-tac-toe?seed=42&opponent=hard'],
  ] as const) {
    await page.goto(opened)
    await expect(page).toHaveURL(repaired)
    await expect(page.locator('[data-game="tic-tac-toe"][data-seed="42"]')).toBeVisible()
  }
  await page.goto('/games/zzzz')
  await expect(page.getByText(notFoundTexts.hint)).toBeVisible()
  await expect(page.getByText(notFoundTexts.suggestion.replace('{game}?', ''))).toHaveCount(0)
})

test('shows an error if a game cannot be loaded', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.goto('/')
  await page.route(/snake-.*\.js$/, (route) => route.abort())
  await page.getByRole('link', { name: 'Play Now Snake' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
})
