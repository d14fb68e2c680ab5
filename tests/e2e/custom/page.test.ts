/** The page of a custom game: its content, and its messages when the game cannot be shown. */
import { customTexts } from '../../../src/site/texts/custom'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { go } from '../support/go'
import { open, storeAll } from './stored'

test.use(SHARED_PAGE)

const { page: texts, troubles } = customTexts

test('shows title, description, difficulty, players, and the back button; scripts run in a page without an origin', async ({
  page,
}) => {
  await open(page, {
    embedCode:
      '<h1>Hello from inside</h1><p id="out">no</p><script>document.getElementById("out").textContent = "yes " + self.origin</script>',
  })
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
  for (const text of ['Made at home', 'Hard', '2 Players'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock')
  await expect(page.frameLocator('iframe').getByText('Hello from inside')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('yes null')).toBeVisible()
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect((await frame.boundingBox())?.height).toBe(600)
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentlyPlayed')))
    .toBe('["/games/custom/custom-1"]')
})

test('prefers the embed code, treats a single iframe as its address, and refuses code that is too long', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::|Failed to load|frame/i)
  await page.goto('/robots.txt')
  const [both = '', single = '', wrapped = '', long = ''] = await storeAll(page, [
    { embedCode: '<b>embedded</b>', gameUrl: 'https://games.example/x' },
    { embedCode: '<iframe src="https://games.example/play" width="100%"></iframe>' },
    {
      embedCode:
        '<div><iframe frameborder="0" src="https://itch.io/embed-upload/1?color=333"><a href="https://x.itch.io/y">Play Y on itch.io</a></iframe></div>',
    },
    { embedCode: 'x'.repeat(200_001) },
  ])
  await page.goto(both)
  await expect(page.frameLocator('iframe').getByText('embedded')).toBeVisible()
  const frame = page.locator('iframe')
  await go(page, single)
  await expect(frame).toHaveAttribute('src', 'https://games.example/play')
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-pointer-lock',
  )
  const link = page.getByRole('link', { name: texts.newTab })
  await expect(link).toHaveAttribute('href', 'https://games.example/play')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await go(page, wrapped)
  await expect(frame).toHaveAttribute('src', 'https://itch.io/embed-upload/1?color=333')
  await expect(frame).toHaveAttribute('sandbox', /allow-same-origin/)
  // It is refused, but kept.
  await go(page, long)
  await expect(page.getByText(customTexts.code.tooLong)).toBeVisible()
  await expect(frame).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('customGames')?.length)).toBeGreaterThan(200_000)
})

test('offers to try again if the host page of embed code does not load', async ({
  page,
  game,
  complaints,
}) => {
  complaints.allow(/net::|Failed to load/)
  await page.route('**/embed-host.html', (route) => route.abort())
  await open(page, { embedCode: '<b>inside</b>' })
  await game.hastened(() => expect(page.getByText(troubles.silent.title)).toBeVisible())
  await page.unroute('**/embed-host.html')
  await page.getByRole('button', { name: texts.again }).click()
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
})

test('embed code that reloads gets its markup again, and slow embed code is waited for', async ({
  page,
  game,
}) => {
  await page.goto('/robots.txt')
  const again = `<p id="out">begins</p><script>
    // A page without an origin keeps nothing but the length of its history.
    if (history.length < 6) { history.pushState(null, '', '#' + history.length); location.reload() }
    else { out.textContent = 'stays' }</script>`
  // Five seconds of the page's time: longer than an answer may take later.
  const slow =
    '<p id="out">begins</p><script>for (var end = Date.now() + 1250; Date.now() < end; ); out.textContent = "slow"</script>'
  const [one, two] = (await storeAll(page, [{ embedCode: again }, { embedCode: slow }])) as [string, string]
  await page.goto(one)
  await expect(page.frameLocator('iframe').getByText('stays')).toBeVisible()
  await game.hastened(async () => {
    await go(page, two)
    await expect(page.frameLocator('iframe').getByText('slow')).toBeVisible()
  }, 4)
})

test('embed code that floods the page with messages is removed, and the page keeps working', async ({
  page,
}) => {
  const flood = 'for (var i = 0; i < 20000; i++) top.postMessage(i, "*")'
  await open(page, { embedCode: `<script>setInterval(function () { ${flood} }, 10)</script>` })
  await expect(page.getByText(troubles.loud.title)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await expect(page).toHaveURL('/')
})

test('shows that it is offline, and loads the game when it is online', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/robots.txt')
  const [path = ''] = await storeAll(page, [{ embedCode: '<b>inside</b>' }])
  await page.goto('/')
  // Opened once, so that the code of the page is loaded.
  await page.getByRole('link', { name: 'Play Now Mine', exact: true }).first().click()
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Play Now Mine', exact: true }).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText(troubles.offline.title)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
})

test('shows that there is no content, and goes home if there is no such game', async ({ page }) => {
  await open(page, {})
  await expect(page.getByText('No game content available')).toBeVisible()
  await go(page, '/games/custom/custom-unknown')
  await expect(page.getByText('Game not found')).toBeVisible()
  await expect(page.getByText('The requested game could not be found.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.removeItem('customGames'))
  await page.goto('/games/custom/custom-1')
  await expect(page).toHaveURL('/')
})

test('the embed page does nothing outside of a frame', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.goto('/embed-host.html')
  await page.evaluate(
    () =>
      new Promise((received) => {
        addEventListener('message', received)
        postMessage({ markup: '<h1>in</h1>', html: '<h1>in</h1>' }, '*', [new MessageChannel().port1])
      }),
  )
  expect(await page.locator('h1').count()).toBe(0)
})
