/** Owns the proof in a browser that the day is the visitor's own. */
import { expect, test } from '../support/fixtures'
import { onDay } from './day'

test.use({ timezoneId: 'Pacific/Honolulu' })

test('is Thursday in Honolulu on Thursday afternoon, and six local days are a streak of six', async ({
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
  await expect(page.locator('[data-day-line]')).toContainText('Thursday, 10 December')
  await expect(page.locator('[data-day-line]')).toContainText('streak 6')
})
