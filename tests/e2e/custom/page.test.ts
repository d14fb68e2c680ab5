/** Owns the page of an own game in a real browser: what is shown, and what is said when it does not come. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { store, storeAll } from './stored'

test.use(SHARED_PAGE)

test('shows title, description, difficulty, players and the way back', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, { embedCode: '<h1 id="hello">Hello from inside</h1>' }))
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
  for (const text of ['Made at home', 'Hard', '2 Players'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock')
  await expect(page.frameLocator('iframe').getByText('Hello from inside')).toBeVisible()
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect((await frame.boundingBox())?.height).toBe(600)
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentlyPlayed')))
    .toBe('["/games/custom/custom-1"]')
})

test('runs scripts of an embed code inside its own page', async ({ page }) => {
  await page.goto('/')
  await page.goto(
    await store(page, {
      embedCode:
        '<p id="out">no</p><script>document.getElementById("out").textContent = "yes " + self.origin</script>',
    }),
  )
  await expect(page.frameLocator('iframe').getByText('yes null')).toBeVisible()
})

test('prefers the embed code, and takes a lone iframe for its address', async ({ page, complaints }) => {
  complaints.allow(/net::|Failed to load|frame/i)
  await page.goto('/')
  await page.goto(await store(page, { embedCode: '<b>embedded</b>', gameUrl: 'https://games.example/x' }))
  await expect(page.frameLocator('iframe').getByText('embedded')).toBeVisible()
  await page.goto(
    await store(page, { embedCode: '<iframe src="https://games.example/play" width="100%"></iframe>' }),
  )
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://games.example/play')
  await expect(page.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-pointer-lock',
  )
  const way = page.getByRole('link', { name: /Open in a new tab/ })
  await expect(way).toHaveAttribute('href', 'https://games.example/play')
  await expect(way).toHaveAttribute('rel', /noopener/)
})

test('says so when embed code is too long, and keeps it', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, { embedCode: 'x'.repeat(200_001) }))
  await expect(page.getByText('This embed code is too long. It may have at most 200 kB.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('customGames')?.length)).toBeGreaterThan(200_000)
})

test('says so when the page around embed code does not come, and loads it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::|Failed to load/)
  await page.goto('/')
  await page.route('**/embed-host.html', (route) => route.abort())
  await page.goto(await store(page, { embedCode: '<b>inside</b>' }))
  await expect(page.getByText('This game could not be loaded.')).toBeVisible({ timeout: 10_000 })
  await page.unroute('**/embed-host.html')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
})

test('embed code that loads itself anew is handed its markup again, and one that begins slowly is waited for', async ({
  page,
}) => {
  await page.goto('/')
  const again = `<p id="out">begins</p><script>
    // A page without an origin keeps nothing but the length of its history.
    if (history.length < 6) { history.pushState(null, '', '#' + history.length); location.reload() }
    else { out.textContent = 'stays' }</script>`
  const slow =
    '<p id="out">begins</p><script>for (var end = Date.now() + 5000; Date.now() < end; ); out.textContent = "slow"</script>'
  const [one, two] = (await storeAll(page, [{ embedCode: again }, { embedCode: slow }])) as [string, string]
  await page.goto(one)
  await expect(page.frameLocator('iframe').getByText('stays')).toBeVisible()
  await page.goto(two)
  await expect(page.frameLocator('iframe').getByText('slow')).toBeVisible()
})

test('an embed code that floods the page with messages is taken away, and the page keeps its hands', async ({
  page,
}) => {
  await page.goto('/')
  const flood = 'for (var i = 0; i < 20000; i++) top.postMessage(i, "*")'
  await page.goto(
    await store(page, { embedCode: `<script>setInterval(function () { ${flood} }, 10)</script>` }),
  )
  await expect(page.getByText('This game was stopped.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await expect(page).toHaveURL('/')
})

test('says so when there is no connection, and loads the game when there is one', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  const path = await store(page, { embedCode: '<b>inside</b>' })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Play Now Mine', exact: true }).first()).toBeVisible()
  // The page of own games is there already: what is looked at is the game.
  await page.getByRole('link', { name: 'Play Now Mine', exact: true }).first().click()
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Play Now Mine', exact: true }).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
})

test('says when there is nothing to show, and goes home when there is no such game', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, {}))
  await expect(page.getByText('No game content available')).toBeVisible()
  await page.goto('/games/custom/custom-nobody')
  await expect(page.getByText('Game not found')).toBeVisible()
  await expect(page.getByText('The requested game could not be found.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.removeItem('customGames'))
  await page.goto('/games/custom/custom-1')
  await expect(page).toHaveURL('/')
})

test('the embed page refuses to work by itself', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.goto('/embed-host.html')
  await page.evaluate(() => window.postMessage({ markup: '<h1>in</h1>', html: '<h1>in</h1>' }, '*'))
  await page.waitForTimeout(300)
  expect(await page.locator('h1').count()).toBe(0)
})
