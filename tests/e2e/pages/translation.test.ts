/** Pages keep working when the browser translates them. `input/inputs.test.ts` plays every game on a translated page. */
import { build, type Rolldown } from 'vite'
import { homeTexts } from '../../../src/site/texts/home'
import { settingsTexts } from '../../../src/site/texts/settings'
import { todayTexts } from '../../../src/site/texts/today'
import { listedGames } from '../../support/games'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { go } from '../support/go'
import { translate } from '../support/translation'
import { onDay, returning } from '../today/day'

test.use(SHARED_PAGE)

test('a translated visit: home, settings, today, records, and a game with its dialogs', async ({
  page,
  game,
}) => {
  await onDay(page, '2026-12-12T12:00:00Z')
  await returning(page)
  await page.goto('/')
  await expect(page.locator('[data-promo=rectangle] a').first()).toBeVisible()
  await translate(page)
  const search = page.getByRole('searchbox')
  for (const text of ['sna', 'zzzz', '']) await search.fill(text)
  await expect(page.getByText(homeTexts.finder.count(listedGames.length), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  const category = page.getByRole('radiogroup', { name: /Categor/ })
  for (const name of ['Classic', 'Puzzle', 'All']) await category.getByRole('radio', { name }).first().click()
  for (const name of ['Add Snake', 'Add 2048']) await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('heading', { name: 'Favorite Games (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Snake' }).first().click()
  await expect(page.getByRole('heading', { name: 'Favorite Games (1)' })).toBeVisible()
  await page.getByRole('button', { name: /^Add Your Game/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Add/ }).last().click()
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await go(page, '/settings')
  const theme = page.getByRole('radiogroup', { name: settingsTexts.theme.name })
  await theme.getByRole('radio', { name: settingsTexts.theme.choices.light }).click()
  const switches = await page.getByRole('switch').count()
  expect(switches).toBeGreaterThan(5)
  for (let n = 0; n < 3; n++) for (const _ of ['on', 'off']) await page.getByRole('switch').nth(n).click()
  await page.getByLabel(settingsTexts.search).fill('sloow')
  await expect(page.locator('[data-setting]')).toHaveCount(1)
  await page.getByLabel(settingsTexts.search).fill('')

  await go(page, '/today')
  await page.getByRole('button', { name: 'December 11' }).click()
  await expect(page.locator('[data-day-line]')).toContainText('No. 11')
  await page.getByRole('button', { name: 'December 12' }).click()
  await expect(page.locator('[data-day-line]')).toContainText(todayTexts.streak(2))

  await go(page, '/records')
  for (const name of ['Number Guessing', 'Snake'])
    await page.getByRole('button', { name, exact: false }).first().click()

  await go(page, '/games/sudoku?seed=42')
  await game.ready()
  await game.begin.press('Enter')
  await game.phase('playing')
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Hint' }).click()
  await page.keyboard.press('Escape')
  await game.phase('paused')
  await game.button('How to play').click()
  await page.keyboard.press('Escape')
  await game.button('Resume').click()
  await game.phase('playing')
  await expect(page.locator('h1')).toContainText('Sudoku')
})

test('English texts of an incomplete translation are marked, also when they change', async ({ page }) => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/locales/withEnglish.ts', formats: ['es'], fileName: 'withEnglish' },
    },
  })) as Rolldown.RolldownOutput[]
  const address = 'https://texts.example/'
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p></p><button></button><a lang="en">English</a>' }),
  )
  await page.goto(address)
  await page.addScriptTag({
    type: 'module',
    content: `${built[0]?.output[0].code}
      const texts = withEnglish({ start: 'Los' }, { start: 'Start', over: 'Game over', stars: (n) => n + ' stars' })
      const [line, button] = document.querySelectorAll('p, button')
      line.textContent = texts.over
      button.textContent = texts.start
      button.ariaLabel = texts.stars(3)
      window.next = () => { line.textContent = texts.start; button.ariaLabel = 'drei' }`,
  })
  for (const element of ['p', 'button', 'a'])
    await expect(page.locator(element)).toHaveAttribute('lang', 'en')
  await page.evaluate('next()')
  for (const element of ['p', 'button']) await expect(page.locator(element)).not.toHaveAttribute('lang')
})
