/** Navigation between the home page and games, search results in view, and no use of the site in another site's frame. */
import { readFileSync } from 'node:fs'
import { sessionTexts } from '../../../src/play/texts/session'
import { homeTexts } from '../../../src/site/texts/home'
import { shellTexts } from '../../../src/site/texts/shell'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

test("Back, Home, and All Games go back in the history: the browser's Back does not reopen the game", async ({
  page,
  game,
}) => {
  await page.goto('/nowhere-before', { waitUntil: 'commit' })
  for (const name of ['Back', 'Home', 'All Games']) {
    await page.goto('/')
    await page.getByRole('link', { name: 'Play Now Tic Tac Toe' }).last().click()
    await game.ready()
    if (name === 'All Games') {
      await game.begin.click()
      await page.keyboard.press('p')
      await game.phase('paused')
      await game.showMore()
    }
    await page.getByRole(name === 'All Games' ? 'link' : 'button', { name, exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page, name).toHaveURL('/nowhere-before')
  }
})
test.beforeEach(({ complaints }) => complaints.allow(/nowhere-before|404/))

test('every page has a way back of its own, for windows without an address bar', () => {
  for (const page of ['games/snake', 'today', 'records', 'settings', '404']) {
    const html = readFileSync(page === '404' ? 'dist/404.html' : `dist/${page}/index.html`, 'utf8')
    expect(html, page).toMatch(page === '404' ? /<a href="\/"/ : `aria-label="${shellTexts.header.back}"`)
  }
})

test('Home leads to the home page from a game opened by its address, and after several games', async ({
  page,
  game,
}) => {
  await game.open('tic-tac-toe')
  await page.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Play Now Tic Tac Toe' }).last().click()
  await game.ready()
  const next = page.locator('[data-promo=vertical]').getByRole('link').first()
  await next.click()
  await expect(page).not.toHaveURL(/tic-tac-toe/)
  await page.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  // Both games are ahead in the history: this is the home page's own entry.
  await page.goForward()
  await expect(page).toHaveURL(/tic-tac-toe/)
})

test('Back pauses a running game, and leaves it at once otherwise', async ({ page, game }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Play Now Tic Tac Toe' }).last()
  const play = async () => {
    await link.click()
    await game.ready()
    await game.begin.click()
    await game.phase('playing')
  }
  await play()
  await page.goBack()
  await game.phase('paused')
  await expect(page.getByText(sessionTexts.pause.left)).toBeVisible()
  // Resumed, it asks again.
  await page.keyboard.press('p')
  await game.phase('playing')
  await page.goBack()
  await game.phase('paused')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await play()
  await page.keyboard.press('p')
  await game.phase('paused')
  await page.goBack()
  await expect(page).toHaveURL('/')
  // A dialog is closed first.
  await play()
  await page.keyboard.press('h')
  const help = page.getByRole('dialog', { name: /How to play/ })
  await expect(help).toBeVisible()
  await page.goBack()
  await expect(help).toBeHidden()
  await game.phase('paused')
  await page.goBack()
  await expect(page).toHaveURL('/')
  // The key of a remote control.
  await play()
  await game.root.dispatchEvent('keydown', { key: 'GoBack' })
  await game.phase('paused')
})

test('the arrow keys of a remote control move the focus, until a pointer is seen', async ({ page, game }) => {
  await page.goto('/')
  const focused = page.locator(':focus')
  // The code for it is loaded when the browser is idle.
  const loaded = () =>
    expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(focused).toHaveCount(1, { timeout: 500 })
    }).toPass()
  await loaded()
  for (let presses = 0; presses < 40 && !(await page.locator('[data-card] a:focus').count()); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-card] a:focus')).toBeInViewport()
  await page.keyboard.press('Enter')
  await game.ready()
  // In the end panel, too.
  await game.open('flappy-bird')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await game.over()
  await expect(game.begin).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(game.begin).not.toBeFocused()
  await page.goto('/today')
  await loaded()
  await page.mouse.move(200, 200)
  await focused.evaluate((element: HTMLElement) => element.blur())
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveCount(0)
})

test.describe('on a phone, for a returning visitor', () => {
  test.use(PHONE)
  test('search results are in view, with their count beside the box and icons on cards', async ({ page }) => {
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
    await expect(page.getByText(homeTexts.finder.found(1))).toBeInViewport()
    await expect(page.getByRole('heading', { name: /Favorite Games|Recently Played/ })).toHaveCount(0)
    await expect(page.locator('[data-card=snake] h3 svg')).toBeVisible()
    await page.getByRole('button', { name: 'Clear All' }).click()
    await expect(page.getByRole('heading', { name: 'Favorite Games (4)' })).toBeVisible()
    await expect(page.getByText(homeTexts.finder.found(1))).toHaveCount(0)
  })
})

test('shows only a link to itself in another site’s frame, if the host sends no header', async ({
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
  await expect(frame.getByRole('link', { name: shellTexts.framed })).toHaveAttribute('target', '_blank')
  await expect(frame.getByRole('button')).toHaveCount(0)
})
