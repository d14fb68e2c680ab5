/** Accessibility: axe with WCAG 2.2 AA on pages, games, and dialogs in both themes. */
import { someOf } from '../../support/proofs'
import { violations, violationsInBothThemes } from '../support/axe'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

test('home, its dialogs and the not-found page', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Filters' }).click()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: /^Add Your Game/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.goto('/nowhere')
  await expect(page.getByText('404')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('games before the start, playing, paused, and over', { tag: '@sample' }, async ({ page, game }) => {
  // Panels have the same parts in all games: those of the first game and of a scene are checked.
  const check = async (what: string) => expect(await violationsInBothThemes(page), what).toEqual([])
  const games = someOf(['connect-four', 'breakout', 'number-guessing', 'memory-match'], 2, 0)
  for (const [n, id] of games.entries())
    await test.step(id, async () => {
      await game.visit(id)
      if (n === 0) await check('ready')
      await game.begin.press('Enter')
      await game.phase('playing')
      await check(`${id} playing`)
    })
  await page.keyboard.press('Escape')
  await game.phase('paused')
  await check('paused')
  await game.visit('flappy-bird')
  await game.begin.press('Enter')
  await page.keyboard.press('Space')
  await game.over()
  await check('over')
})
