/** A trophy: earned by keyboard in a real game, announced, kept over a reload, and shown. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/number-guessing/options'
import { rules } from '../../../src/games/number-guessing/rules'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

test('a trophy is earned by keyboard, announced, stored and listed', async ({ page, game }) => {
  const { secret } = rules.start(completeOptions(options), 42)
  await game.open('number-guessing', 'seed=42')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await page.keyboard.type(String(secret))
  await page.keyboard.press('Enter')
  // Announced with the end or a moment later: the code that judges it is loaded with the first game.
  await expect(game.root.locator('p[role="status"]')).toContainText(
    'Trophies earned: Warmer and Thinking Fast',
  )
  await game.over()
  await expect(game.end).toContainText('Trophies earned: Warmer and Thinking Fast')
  await expect(page.locator('#toast-home').getByText('Troph')).toHaveCount(0)

  // Only once: it is neither announced nor named again.
  await page.reload()
  await game.ready()
  await page.keyboard.press('Enter')
  await page.keyboard.type(String(secret))
  await page.keyboard.press('Enter')
  await game.over()
  await expect(game.end).not.toContainText('Troph')

  await page.goto('/records')
  const trophies = page.locator('[data-trophies]')
  const own = trophies.locator('[data-trophies-of="number-guessing"]')
  await own.locator('summary').press('Enter')
  await expect(own.locator('[data-trophy][data-won]')).toHaveCount(2)
  await expect(own.locator('[data-trophy="medium"]')).toContainText(/^Warmer.*Medium.*Earned /s)
  await expect(own.locator('[data-trophy="halves"]')).not.toContainText('Earned ')
  await expect(trophies.getByRole('meter', { name: 'Trophies' })).toHaveAttribute(
    'aria-valuetext',
    /^2 of \d{3}$/,
  )
})
