/** Damaged links show a message and break no page. */
import { byLinkTexts } from '../../../src/play/texts/byLink'
import { challengeTexts } from '../../../src/play/texts/challenges'
import { frameTexts } from '../../../src/play/texts/frame'
import { replayTexts } from '../../../src/play/texts/replays'
import { sessionTexts } from '../../../src/play/texts/session'
import { dailyTexts } from '../../../src/site/texts/daily'
import { dataTexts } from '../../../src/site/texts/data'
import { todayTexts } from '../../../src/site/texts/today'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

test('links to games', async ({ page, game }) => {
  // Neighbors differ in more than the fragment, which alone loads nothing.
  const links = [
    ['/games/snake#kept=%E0%A4%A', replayTexts.problems.gone],
    ['/games/chess#turn=%E0%A4%A', byLinkTexts.damaged],
    ['/games/snake#play=%E0%A4%A', replayTexts.problems.damaged],
    ['/games/snake?seed=42#beat=%', challengeTexts.impossible],
    ['/games/snake#turn=%', frameTexts.notByLink],
    ['/games/snake?seed=42#beat=1e308&play=%', challengeTexts.impossible],
    ['/games/snake?seed=42#beat=9&play=abc', challengeTexts.noReplay],
    ['/games/snake#beat=50', challengeTexts.noStart],
    ['/games/snake?seed=1e9', sessionTexts.address.badSeed('1e9', 4_294_967_295)],
  ] as const
  for (const [link, message] of links) {
    await page.goto(link)
    await expect(page.getByText(message).first(), link).toBeVisible()
    await game.ready()
    if (message === challengeTexts.impossible) await expect(game.end).not.toContainText('Challenge:')
  }
  // A link that is opened from the game's own page.
  await page.evaluate(() => {
    location.hash = '#kept='
  })
  await expect(page.getByText(replayTexts.problems.gone).first()).toBeVisible()
})

test('links to other pages', async ({ page, complaints }) => {
  complaints.allow(/404|nowhere|no page/)
  await page.goto('/settings#profile=%')
  await expect(page.getByText(dataTexts.profiles.badLink)).toBeVisible()
  await page.goto('/settings#%E0%A4%A')
  await expect(page.getByRole('heading', { name: 'Settings' }).first()).toBeVisible()
  for (const day of ['9999-12-31', '%', '1970-01-01']) {
    await page.goto(`/today?day=${day}`)
    await expect(page.getByText(todayTexts.noDay), day).toBeVisible()
  }
  await page.goto('/games/snake?seed=5&day=2026-11-20')
  await expect(page.getByText(dailyTexts.start.invalid)).toBeVisible()
})
