/** Accessibility: axe with WCAG 2.2 AA on pages, games, and dialogs in both themes. */
import { violationsInBothThemes } from '../support/axe'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { go } from '../support/go'

test.use(SHARED_PAGE)

test('home, its dialogs and the not-found page', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await page.goto('/')
  expect(await violationsInBothThemes(page)).toEqual([])
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
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('games before the start, playing, paused, and over', async ({ page, game }) => {
  await page.goto('/')
  for (const id of ['connect-four', 'breakout', 'number-guessing', 'memory-match'])
    await test.step(id, async () => {
      await go(page, `/games/${id}?seed=42`)
      await page.locator(`[data-game="${id}"]`).waitFor()
      await game.ready()
      expect(await violationsInBothThemes(page), `${id} ready`).toEqual([])
      await game.begin.press('Enter')
      await game.phase('playing')
      expect(await violationsInBothThemes(page), `${id} playing`).toEqual([])
      await page.keyboard.press('Escape')
      await game.phase('paused')
      expect(await violationsInBothThemes(page), `${id} paused`).toEqual([])
    })
  await go(page, '/games/flappy-bird')
  await page.locator('[data-game="flappy-bird"]').waitFor()
  await game.ready()
  await game.begin.press('Enter')
  await page.keyboard.press('Space')
  await game.over()
  expect(await violationsInBothThemes(page), 'over').toEqual([])
})
