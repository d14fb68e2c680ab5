/** The Today and Records pages have no layout shifts, pass axe, and work with a gamepad. */
import { recordsTexts } from '../../../src/site/texts/records'
import { shellTexts } from '../../../src/site/texts/shell'
import { todayTexts } from '../../../src/site/texts/today'
import { violationsInBothThemes } from '../support/axe'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { watchShifts } from '../support/shifts'
import { anywhere, onDay, returning } from './day'

test.use(SHARED_PAGE)

for (const [name, isAudited, options] of [
  ['on a laptop', false, {}],
  ['on a phone', true, PHONE],
] as const)
  test.describe(name, () => {
    test.use(options)
    test(`both pages hydrate without layout shifts${isAudited ? ', and pass axe' : ''}`, {
      // `pages/pages.test.ts` looks for shifts on a laptop without data.
      tag: isAudited ? [] : '@proof',
    }, async ({ page }) => {
      await onDay(page, '2026-12-12T12:00:00Z')
      await returning(page)
      const moved = await watchShifts(page)
      await page.goto('/today')
      await expect(anywhere(page, '2048')).toContainText('28,420')
      await expect(page.locator('[data-day-line]')).toContainText(todayTexts.streak(2))
      expect(await moved()).toEqual([])
      if (isAudited) expect(await violationsInBothThemes(page)).toEqual([])
      await page.goto('/records')
      await expect(page.locator('[data-record-row="snake"]')).toBeVisible()
      expect(await moved()).toEqual([])
      if (!isAudited) return
      await page.getByRole('button', { name: 'Number Guessing', exact: false }).click()
      await expect(
        page.getByRole('region', { name: recordsTexts.game.region('Number Guessing') }),
      ).toBeVisible()
      expect(await violationsInBothThemes(page)).toEqual([])
    })
  })

test('a gamepad goes through both pages', async ({ page, pad }) => {
  await onDay(page, '2026-12-12T12:00:00Z')
  await returning(page)
  await page.goto('/today')
  await expect(anywhere(page, '2048')).toBeVisible()
  await pad.plug()
  await pad.goTo(page.getByRole('button', { name: 'December 11' }))
  await pad.press('A')
  await expect(page.locator('[data-day-line]')).toContainText('No. 11')
  await pad.goTo(page.getByRole('link', { name: shellTexts.header.records }))
  await pad.press('A')
  await expect(page).toHaveURL('/records')
  await pad.goTo(page.getByRole('button', { name: 'Number Guessing', exact: false }))
  await pad.press('A')
  await expect(page.getByRole('region', { name: recordsTexts.game.region('Number Guessing') })).toBeVisible()
})
