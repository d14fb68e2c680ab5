/** Damaged links show a message and break no page. */
import { dailyTexts } from '../../../src/site/texts/daily'
import { dataTexts } from '../../../src/site/texts/data'
import { todayTexts } from '../../../src/site/texts/today'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

test('links to games', async ({ page, game }) => {
  const links = [
    ['/games/snake#kept=%', 'The play is no longer kept'],
    ['/games/snake#kept=%E0%A4%A', 'The play is no longer kept'],
    ['/games/snake#kept=', 'The play is no longer kept'],
    ['/games/snake#play=%', 'The play cannot be read'],
    ['/games/snake#play=%E0%A4%A', 'The play cannot be read'],
    ['/games/snake#turn=%', 'isn’t played by exchanging links'],
    ['/games/chess#turn=%E0%A4%A', 'The play cannot be read'],
    ['/games/snake?seed=42#beat=%', 'The challenge in this link can’t be used'],
    ['/games/snake?seed=42#beat=1e308&play=%', 'The challenge in this link can’t be used'],
    ['/games/snake#beat=50', 'the link names no start'],
    ['/games/snake?seed=1e9', 'The seed'],
  ] as const
  for (const [link, words] of links) {
    await page.goto('/')
    await page.goto(link)
    await expect(page.getByText(words).first(), link).toBeVisible()
    await game.ready()
  }
  // A link that is opened from the game's own page.
  await page.goto('/games/snake')
  await game.ready()
  await page.evaluate(() => {
    location.hash = '#kept=%'
  })
  await expect(page.getByText('The play is no longer kept').first()).toBeVisible()
})

test('links to other pages', async ({ page, complaints }) => {
  complaints.allow(/404|nowhere|no page/)
  await page.goto('/settings#profile=%')
  await expect(page.getByText(dataTexts.profiles.badLink)).toBeVisible()
  await page.goto('/settings#%E0%A4%A')
  await expect(page.getByRole('heading', { name: 'Settings' }).first()).toBeVisible()
  for (const day of ['2026-02-30', '9999-12-31', '%', '1970-01-01']) {
    await page.goto('/')
    await page.goto(`/today?day=${day}`)
    await expect(page.getByText(todayTexts.noDay), day).toBeVisible()
  }
  await page.goto('/games/snake?seed=5&day=2026-11-20')
  await expect(page.getByText(dailyTexts.start.invalid)).toBeVisible()
})
