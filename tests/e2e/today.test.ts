/** Owns the proof of the day's games and of records in a browser: played, counted, practised, shown, reset; nothing moves, and everyone can read it. */
import type { Page } from 'playwright/test'
import { violations } from './axe'
import { expect, PHONE, test } from './fixtures'

/** The date of the page is this one from now on; its time runs on. */
async function onDay(page: Page, iso: string): Promise<void> {
  await page.addInitScript((start) => {
    const Real = Date
    const shift = start - Real.now()
    const later = window as unknown as { __later: number }
    later.__later = 0
    window.Date = class extends Real {
      constructor(...args: [] | [number]) {
        if (args.length === 0) super(Real.now() + shift + later.__later)
        else super(...args)
      }
      static override now() {
        return Real.now() + shift + later.__later
      }
    } as DateConstructor
  }, Date.parse(iso))
}

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

const card = (page: Page, id: string) => page.locator(`[data-day-card="${id}"]`)
const ENTRY = { result: 'over', figure: 90, of: 'Score', date: Date.parse('2026-12-10T12:00:00Z') }

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

test('records show three plays, one is watched, one record is reset, then all', async ({ page, game }) => {
  await page.goto('/records')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await game.open('snake', 'seed=42&speed=fast')
  for (const turn of ['ArrowUp', '', 'ArrowDown']) {
    await page.keyboard.press('Enter')
    await game.phase('playing')
    if (turn) await page.keyboard.press(turn)
    await game.over()
  }
  await expect(page.locator('[data-end-note]')).toContainText(/of your last 3/)
  await page.locator('[data-end-note]').getByRole('link', { name: 'Records' }).click()
  const row = page.locator('[data-record-row="snake"]')
  await expect(row).toContainText('3 plays')
  const detail = page.getByRole('region', { name: 'Records of Snake' })
  await expect(detail.getByRole('heading', { name: 'Last 3' })).toBeVisible()
  await detail.getByText('One by one').click()
  await expect(detail.getByRole('row')).toHaveCount(4)
  await expect(detail.getByRole('link', { name: /^Watch/ }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByLabel('Search').fill('chess')
  await expect(page.getByRole('status').getByText('No records of a game like that.')).toBeVisible()
  await page.getByLabel('Search').fill('sna')
  await expect(row).toBeVisible()
  await detail.getByText('One by one').click()
  await detail
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click()
  await game.phase('watching')
  await page.goBack()

  await detail.getByRole('button', { name: 'Reset Snake' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toContainText('3 plays')
  await detail.getByRole('button', { name: 'Reset Snake' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

const FULL = {
  daily: {
    version: 1,
    data: { '2026-12-11': { snake: ENTRY }, '2026-12-12': { '2048': { ...ENTRY, figure: 28_420 } } },
  },
  records: {
    version: 1,
    data: {
      snake: {
        'speed=normal&walls=walls': { plays: 48, best: { Score: 210 } },
        '': { plays: 1, best: { Score: 30 } },
      },
      'number-guessing': { 'difficulty=medium': { plays: 2, best: { Guesses: 4 } } },
    },
  },
  results: {
    version: 1,
    data: {
      snake: {
        plays: 49,
        ms: 4_320_000,
        last: Object.fromEntries(
          [60, 80, 50, 210].map((Score, i) => [`a${i}`, { ...ENTRY, figures: { Score }, set: '' }]),
        ),
      },
      'number-guessing': {
        plays: 2,
        won: 1,
        lost: 1,
        last: { a: { date: 1, result: 'won', figures: { Guesses: 4 }, set: 'difficulty=medium' } },
        spread: { 'difficulty=medium': { 4: 1 } },
      },
    },
  },
}
/** The visitor has been here. */
const been = (page: Page) =>
  page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage[key] ??= JSON.stringify(value)
  }, FULL)

test('one record is reset, and the others stay', async ({ page }) => {
  await been(page)
  await page.goto('/records')
  const detail = page.getByRole('region', { name: 'Records of Snake' })
  await detail.getByRole('button', { name: 'Reset Score (speed normal, walls walls)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(detail.getByRole('button', { name: /^Reset Score/ })).toHaveCount(1)
  await expect(page.locator('[data-record-row="snake"]')).toContainText('49 plays')
  await page.getByRole('button', { name: 'Number Guessing', exact: false }).click()
  await expect(page.getByRole('region', { name: 'Records of Number Guessing' })).toContainText(
    'Wins by guesses',
  )
  await page.getByRole('button', { name: 'Reset all records' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

/** Everything that moved on the page since it was opened. */
async function shifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const all: number[] = []
    ;(window as unknown as { shifts: number[] }).shifts = all
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: number[] }).shifts
    })
}

for (const [name, options] of [
  ['wide and dark', { colorScheme: 'dark' }],
  ['wide and light', { colorScheme: 'light' }],
  ['on a phone', { ...PHONE, colorScheme: 'light' }],
] as const)
  test.describe(name, () => {
    test.use(options)
    test('both rooms are taken over as they stand, and break no rule of access', async ({ page }) => {
      await onDay(page, '2026-12-12T12:00:00Z')
      await been(page)
      const moved = await shifts(page)
      await page.goto('/today')
      await expect(card(page, '2048')).toContainText('28,420')
      await expect(page.locator('[data-day-line]')).toContainText('streak 2')
      expect(await moved()).toEqual([])
      expect(await violations(page)).toEqual([])
      await page.goto('/records')
      await expect(page.locator('[data-record-row="snake"]')).toBeVisible()
      expect(await moved()).toEqual([])
      await page.getByRole('button', { name: 'Number Guessing', exact: false }).click()
      await expect(page.getByRole('region', { name: 'Records of Number Guessing' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })

test('a pad goes through the rooms', async ({ page, pad }) => {
  await onDay(page, '2026-12-12T12:00:00Z')
  await been(page)
  await page.goto('/today')
  await expect(card(page, '2048')).toBeVisible()
  await pad.plug()
  await pad.goTo(page.getByRole('button', { name: '11 December' }))
  await pad.press('A')
  await expect(page.locator('[data-day-line]')).toContainText('No. 11')
  await pad.goTo(page.getByRole('link', { name: 'Records' }))
  await pad.press('A')
  await expect(page).toHaveURL('/records')
  await pad.goTo(page.getByRole('button', { name: 'Number Guessing', exact: false }))
  await pad.press('A')
  await expect(page.getByRole('region', { name: 'Records of Number Guessing' })).toBeVisible()
})
