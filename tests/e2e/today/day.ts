/** Pages on a given day, and a returning visitor, for tests of daily games and records. */
import type { Page } from 'playwright/test'

/** Sets the date of the page. Its time continues from there. */
export async function onDay(page: Page, iso: string): Promise<void> {
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

/** How many games are featured each day. */
export const FEATURED = 3
/** A featured game of the day. */
export const card = (page: Page, id: string) => page.locator(`[data-day-card="${id}"]`)
/** A game of the day, featured or among the others. */
export const anywhere = (page: Page, id: string) =>
  page.locator(`[data-day-card="${id}"], [data-day-game="${id}"]`)
export const ENTRY = { result: 'over', figure: 90, of: 'Score', date: Date.parse('2026-12-10T12:00:00Z') }

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
/** Stores the data of a returning visitor. */
export const returning = (page: Page) =>
  page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage[key] ??= JSON.stringify(value)
  }, FULL)
