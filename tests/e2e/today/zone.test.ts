/** Days follow the visitor's time zone. */
import { todayTexts } from '../../../src/site/texts/today'
import { expect, test } from '../support/fixtures'
import { onDay } from './day'

test.use({ timezoneId: 'Pacific/Honolulu' })

// `site/today/travel.test.ts` does the same without a page.
test('shows the local date in Honolulu, and a streak of six for six local days', { tag: '@proof' }, async ({
  page,
}) => {
  await onDay(page, '2026-12-11T00:30:00Z')
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const entry = (date: string) => ({ snake: { result: 'over', date: Date.parse(date), zone: -600 } })
    const days = ['05T08', '06T20', '07T23', '08T00', '09T14', '10T13'].map((time) => {
      const [day] = time.split('T')
      return [`2026-12-${day}`, entry(`2026-12-${time}:00:00-10:00`)]
    })
    localStorage.setItem('daily', JSON.stringify({ version: 1, data: Object.fromEntries(days) }))
  })
  await page.goto('/today')
  await expect(page.locator('[data-day-line]')).toContainText('Thursday, December 10')
  await expect(page.locator('[data-day-line]')).toContainText(todayTexts.streak(6))
})
