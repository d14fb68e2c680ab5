/** Daily games: played, practiced, played late, and from one day to the next. */
import type { Page } from 'playwright/test'
import { dailyTexts } from '../../../src/site/texts/daily'
import { endNoteTexts } from '../../../src/site/texts/endNote'
import { recordsTexts } from '../../../src/site/texts/records'
import { settingsTexts } from '../../../src/site/texts/settings'
import { shellTexts } from '../../../src/site/texts/shell'
import { todayTexts } from '../../../src/site/texts/today'
import { dayName, FIRST_DAY, isoOf, numberOf } from '../../../src/site/today/calendar'
import { DAILY_GAMES } from '../../../src/site/today/games'
import { Schedule } from '../../../src/site/today/schedule'
import { listedGames } from '../../support/games'
import { violations } from '../support/axe'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { go } from '../support/go'
import { anywhere, card, ENTRY, FEATURED, onDay } from './day'

test.use(SHARED_PAGE)

const { archive: archiveTexts, card: cardTexts } = todayTexts
const { daily: noteTexts } = endNoteTexts

/** Replaces the clipboard. The returned function waits for the copied text. */
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

test('a daily game is played by keyboard, counts once, and is practice afterwards', async ({
  page,
  game,
}) => {
  // The first one of Snake. A game that joins may change every later day.
  let day = FIRST_DAY
  const schedule = new Schedule(DAILY_GAMES)
  while (!schedule.featured(day).includes('snake')) day++
  const number = numberOf(day)
  const name = `No. ${number} · ${dayName(day)}`
  await onDay(page, `${isoOf(day)}T12:00:00Z`)
  await page.goto('/today')
  await expect(page.locator('[data-day-line]')).toContainText(name)
  await expect(page.locator('[data-day-card]')).toHaveCount(3)
  await expect(page.locator('[data-day-game]')).toHaveCount(listedGames.length - FEATURED)
  await page.getByRole('link', { name: cardTexts.playGame('Snake') }).focus()
  await page.keyboard.press('Enter')
  await game.ready()
  await expect(page).toHaveURL(new RegExp(`/games/snake\\?seed=\\d+&day=${isoOf(day)}$`))
  await expect(page.locator('[data-day-note]')).toHaveText(dailyTexts.start.first(name, 'Snake'))
  await page.keyboard.press('Enter')
  await game.over()
  const note = page.locator('[data-end-note]')
  await expect(note).toContainText(new RegExp(`^No\\. ${number} \\w+ · streak 1`))
  // Another game has another seed.
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await game.over()
  await expect(note).toContainText(noteTexts.other(`No. ${number}`))
  await expect(note).toContainText(/Number \d of your last 2/)
  expect(await violations(page)).toEqual([])
  await note.getByRole('link', { name: noteTexts.today }).focus()
  await page.keyboard.press('Enter')

  await expect(page.locator('[data-day-line]')).toContainText(todayTexts.streak(1))
  const score = Number(await card(page, 'snake').locator('strong').textContent())
  const copied = await copies(page)
  await page.getByRole('button', { name: cardTexts.shareGame('Snake') }).click()
  expect(await copied()).toBe(`Pocket Arcade ${number} · Snake · ${score} · streak 1`)
  await expect(
    page.getByRole('button', { name: archiveTexts.played(dayName(day), [`Snake ${score}`]) }),
  ).toBeVisible()

  // The same seed again.
  await page.getByRole('link', { name: cardTexts.practiceGame('Snake') }).focus()
  await page.keyboard.press('Enter')
  await game.ready()
  await expect(page.locator('[data-day-note]')).toHaveText(dailyTexts.start.practice(name, `${score}`))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await game.over()
  await expect(note).toContainText(noteTexts.practice(`No. ${number}`, `${score}`))
})

test('every game shows its cover and result; a past day is played late; another tab’s result appears; a month has its medal', async ({
  page,
  context,
  game,
}) => {
  await onDay(page, '2026-12-12T12:00:00Z')
  await page.addInitScript((entry) => {
    const days = [1, 2, 3, 4, 6, 7, 8, 10].map((date) => [
      `2026-12-${String(date).padStart(2, '0')}`,
      { snake: entry },
    ])
    const data = { ...Object.fromEntries(days), '2026-12-12': { '2048': { ...entry, figure: 28_420 } } }
    localStorage.daily ??= JSON.stringify({ version: 1, data })
  }, ENTRY)
  await page.goto('/today')
  const others = page.locator('[data-day-game]')
  await expect(others).toHaveCount(listedGames.length - FEATURED)
  // 2048 was played, so it is featured or the first of the others.
  await expect(anywhere(page, '2048')).toContainText('28,420')
  const shown = page.locator('[data-day-card], [data-day-game]')
  await expect(shown).toHaveCount(listedGames.length)
  // That nothing was played is said once for a day.
  await expect(page.getByText(todayTexts.notPlayed)).toHaveCount(0)
  await expect(others.locator('img[loading="lazy"]')).toHaveCount(listedGames.length - FEATURED)
  // A cover below the window loads when it comes near.
  const last = others.last()
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const archive = page.getByRole('region', { name: archiveTexts.title })
  await expect(archive).toContainText(`${archiveTexts.days(9)} · ${archiveTexts.medals.Bronze}`)
  await page
    .getByRole('button', { name: archiveTexts.notPlayed('Saturday, December 5'), exact: true })
    .click()
  await expect(page.locator('[data-day-line]')).toContainText('No. 5 · Saturday, December 5')
  await expect(page.getByText(todayTexts.notPlayed)).toHaveCount(1)
  // The games of the day are much larger than the others.
  const [featured, listed] = await Promise.all(
    ['card', 'game'].map((kind) => page.locator(`[data-day-${kind}] img`).first().boundingBox()),
  )
  expect((featured?.width ?? 0) * (featured?.height ?? 0)).toBeGreaterThan(
    3 * (listed?.width ?? 9999) * (listed?.height ?? 9999),
  )
  await page.locator('[data-day-game="tug-of-war"], [data-day-card="tug-of-war"] a').first().click()
  await game.ready()
  await expect(page).toHaveURL(/\/games\/tug-of-war\?seed=\d+&day=2026-12-05$/)
  await expect(page.locator('[data-day-note]')).toHaveText(
    dailyTexts.start.late('No. 5 · Saturday, December 5'),
  )

  const other = await context.newPage()
  await onDay(other, '2026-12-12T12:00:00Z')
  await other.goto('/today')
  await go(page, '/today')
  await expect(archive).toContainText(archiveTexts.days(9))
  await other.evaluate((entry) => {
    const stored = JSON.parse(localStorage.daily)
    stored.data['2026-12-11'] = { pong: entry }
    localStorage.daily = JSON.stringify(stored)
  }, ENTRY)
  await expect(archive).toContainText(archiveTexts.days(10))
  await other.close()
  // The month of warm-ups.
  await page.getByRole('button', { name: archiveTexts.previous }).click()
  await expect(archive).toContainText('November')
  await expect(archive).toContainText(archiveTexts.warmUp('December 1'))
})

test('an open page changes to the next day, and back to warm-ups with the clock; one switch hides everything', async ({
  page,
}) => {
  await onDay(page, '2026-12-31T23:50:00Z')
  await page.goto('/today')
  const line = page.locator('[data-day-line]')
  await expect(line).toContainText('No. 31 · Thursday, December 31')
  const passes = (minutes: number) =>
    page.evaluate((ms) => {
      ;(window as unknown as { __later: number }).__later += ms
      window.dispatchEvent(new Event('focus'))
    }, minutes * 60_000)
  await passes(11)
  await expect(line).toContainText('No. 32 · Friday, January 1')
  const archive = page.getByRole('region', { name: archiveTexts.title })
  await expect(archive).toContainText('January')
  await passes(-24 * 60)
  await expect(line).toContainText('No. 31 · Thursday, December 31')
  await expect(archive.getByRole('button', { name: /^Thursday, December 31/ })).toBeVisible()
  await passes(-39 * 24 * 60)
  await expect(line).toContainText('Warm-up · Sunday, November 22')
  await page.getByRole('button', { name: shellTexts.header.settings }).click()
  await page.getByRole('switch', { name: settingsTexts.daily.name }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(todayTexts.off.text)).toBeVisible()
  await expect(page.locator('[data-day-card]')).toHaveCount(0)
  await go(page, '/records')
  await expect(page.getByRole('link', { name: recordsTexts.empty.all })).toBeVisible()
  await expect(page.getByRole('link', { name: shellTexts.header.today })).toHaveCount(0)
  await page.goto('/games/tic-tac-toe')
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([shellTexts.header.records])
})
