/** Owns the day's games: played, practised, played late, and on from one day to the next. */
import type { Page } from 'playwright/test'
import { violations } from '../support/axe'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { been, card, ENTRY, onDay } from './day'

test.use(SHARED_PAGE)

/** What the page would have put on the clipboard. */
async function copies(page: Page): Promise<() => Promise<string | null>> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text
    }
  })
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-copied', /./)
    return page.locator('html').getAttribute('data-copied')
  }
}

test('every game of the day shows its cover and its result, or that it was not played yet', async ({
  page,
}) => {
  await onDay(page, '2026-12-12T12:00:00Z')
  await been(page)
  await page.goto('/today')
  const others = page.locator('[data-day-game]')
  await expect(others).toHaveCount(38)
  // Those that were played come first: 2048 is featured on this day or the first of the others.
  await expect(page.locator('[data-day-card="2048"], [data-day-game="2048"]')).toContainText('28,420')
  const shown = page.locator('[data-day-card], [data-day-game]')
  await expect(shown).toHaveCount(41)
  await expect(shown.filter({ hasText: 'Not played yet' })).toHaveCount(40)
  await expect(others.locator('img[loading="lazy"]')).toHaveCount(38)
  // A cover below the window is loaded once it comes near.
  const last = others.last()
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await last.press('Enter')
  await expect(page).toHaveURL(/\/games\/[\w-]+\?seed=\d+&day=2026-12-12$/)
})

test('the day’s game is played by keyboard, counts once, and is practice from then on', async ({
  page,
  game,
}) => {
  // Snake is among the three of this day.
  await onDay(page, '2027-03-28T12:00:00Z')
  await page.goto('/today')
  await expect(page.locator('[data-day-line]')).toHaveText('No. 118 · Sunday, 28 March')
  await expect(page.locator('[data-day-card]')).toHaveCount(3)
  await expect(page.locator('[data-day-game]')).toHaveCount(38)
  await page.getByRole('link', { name: 'Play Snake' }).focus()
  await page.keyboard.press('Enter')
  await game.ready()
  await expect(page).toHaveURL(/\/games\/snake\?seed=\d+&day=2027-03-28$/)
  await expect(page.locator('[data-day-note]')).toContainText('your first finished play counts')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await game.over()
  const note = page.locator('[data-end-note]')
  await expect(note).toContainText(/No\. 118: \d+ counts · streak 1/)
  // Another play is one of its own start.
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await game.over()
  await expect(note).toContainText('A start of its own, not that of No. 118')
  await expect(note).toContainText(/of your last 2/)
  expect(await violations(page)).toEqual([])
  await note.getByRole('link', { name: 'Today' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.locator('[data-day-line]')).toContainText('streak 1')
  const score = Number(await card(page, 'snake').locator('strong').textContent())
  const copied = await copies(page)
  await page.getByRole('button', { name: 'Share Snake' }).click()
  expect(await copied()).toBe(`Pocket Arcade 118 · Snake · ${score} · streak 1`)
  await expect(page.getByRole('button', { name: /^28 March, played: Snake/ })).toBeVisible()

  // The same start once more.
  await page.getByRole('link', { name: 'Practice: Snake' }).focus()
  await page.keyboard.press('Enter')
  await game.ready()
  await expect(page.locator('[data-day-note]')).toContainText('from now on this is practice')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await game.over()
  await expect(note).toContainText(`Practice: your ${score} of No. 118 stays`)
})

test('a day that is past is played late; another tab’s day is seen; a month has its medal', async ({
  page,
  context,
  game,
}) => {
  await onDay(page, '2026-12-12T12:00:00Z')
  await page.addInitScript((entry) => {
    const days = [1, 2, 3, 4, 6, 7, 8, 10, 11].map((date) => [
      `2026-12-${String(date).padStart(2, '0')}`,
      { snake: entry },
    ])
    localStorage.daily ??= JSON.stringify({ version: 1, data: Object.fromEntries(days) })
  }, ENTRY)
  await page.goto('/today')
  const archive = page.getByRole('region', { name: 'Archive' })
  await expect(archive).toContainText('9 days · Bronze')
  await page.getByRole('button', { name: '5 December, not played' }).click()
  await expect(page.locator('[data-day-line]')).toContainText('No. 5 · Saturday, 5 December')
  await page.locator('[data-day-game="tug-of-war"], [data-day-card="tug-of-war"] a').first().click()
  await game.ready()
  await expect(page.locator('[data-day-note]')).toContainText(
    'Played late: kept for that day, outside the streak.',
  )

  const other = await context.newPage()
  await onDay(other, '2026-12-12T12:00:00Z')
  await other.goto('/today')
  await page.goto('/today')
  await expect(archive).toContainText('9 days')
  await other.evaluate((entry) => {
    const stored = JSON.parse(localStorage.daily)
    stored.data['2026-12-12'] = { pong: entry }
    localStorage.daily = JSON.stringify(stored)
  }, ENTRY)
  await expect(archive).toContainText('10 days')
  await other.close()
  // The month before, in which nothing counted yet.
  await page.getByRole('button', { name: 'The month before' }).click()
  await expect(archive).toContainText('November')
  await expect(archive).toContainText('Day 1 is 1 December')
})

test('a page that stays open goes on to the next day, and back where the clock is set back', async ({
  page,
}) => {
  await onDay(page, '2026-12-31T23:50:00Z')
  await page.goto('/today')
  const line = page.locator('[data-day-line]')
  await expect(line).toHaveText('No. 31 · Thursday, 31 December')
  const passes = (minutes: number) =>
    page.evaluate((ms) => {
      ;(window as unknown as { __later: number }).__later += ms
      window.dispatchEvent(new Event('focus'))
    }, minutes * 60_000)
  await passes(11)
  await expect(line).toHaveText('No. 32 · Friday, 1 January')
  const archive = page.getByRole('region', { name: 'Archive' })
  await expect(archive).toContainText('January')
  await passes(-24 * 60)
  await expect(line).toHaveText('No. 31 · Thursday, 31 December')
  await expect(archive.getByRole('button', { name: /^31 December/ })).toBeVisible()
})

test('before the first day there are days to warm up, and one switch hides it all', async ({ page }) => {
  await onDay(page, '2026-11-22T05:00:00Z')
  await page.goto('/today')
  await expect(page.locator('[data-day-line]')).toHaveText('Warm-up · Sunday, 22 November')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Daily games' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('The daily games are switched off')).toBeVisible()
  await expect(page.locator('[data-day-card]')).toHaveCount(0)
  await page.goto('/records')
  await expect(page.getByRole('link', { name: 'All Games' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Today' })).toHaveCount(0)
  await page.goto('/games/tic-tac-toe')
  await expect(page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')).toHaveText(['Records'])
})
