/** Weeks: with which day they begin, what the days are called, and where they are in a month. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Archive } from '../../../src/site/pages/today/Archive'
import { columnOf, firstWeekday, weekdayNames } from '../../../src/site/today/week'
import { day } from './days'

afterEach(() => vi.unstubAllGlobals())

const FIRST_DAYS = [
  ['de-DE', 1],
  ['de', 1],
  ['en-GB', 1],
  ['en-US', 7],
  ['en', 7],
  ['pt-BR', 7],
  ['ja', 7],
  ['he-IL', 7],
  ['ar-EG', 6],
  ['fa', 6],
  ['dv-MV', 5],
  ['not a tag', 1],
  ['', 1],
] as const

describe('the first day of the week', () => {
  it.each(FIRST_DAYS)('is that of the region: %s begins with day %i', (language, first) => {
    expect(firstWeekday(language)).toBe(first)
  })
  it.each(FIRST_DAYS)(
    'is known without week data of the browser: %s begins with day %i',
    (language, first) => {
      const { Locale } = Intl
      vi.stubGlobal('Intl', {
        Locale: class {
          readonly #locale: Intl.Locale
          constructor(tag: string) {
            this.#locale = new Locale(tag)
          }
          maximize = () => this.#locale.maximize()
        },
      })
      expect(firstWeekday(language)).toBe(first)
    },
  )
})

it('weekdays are named from the first one', () => {
  const short = (first: number) => weekdayNames(first).map((name) => name.short)
  expect(short(1)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(short(7)[0]).toBe('Sun')
  expect(weekdayNames(6)[0]).toEqual({ short: 'Sat', long: 'Saturday' })
})

it('a day is in the column of its weekday, also before 1970', () => {
  // A Tuesday.
  expect([1, 6, 7].map((first) => columnOf(day('2026-12-01'), first))).toEqual([2, 4, 3])
  expect(columnOf(day('1969-12-31'), 1)).toBe(3)
})

it('the month of the Today page names the weekdays in the visitor’s order, and begins below its own', () => {
  const markup = (language: string) => {
    vi.stubGlobal('navigator', { languages: [language] })
    const today = day('2026-12-12')
    return renderToStaticMarkup(
      createElement(Archive, { today, chosen: today, all: {}, onChoose: () => undefined }),
    )
  }
  const names = (text: string) => [...text.matchAll(/title="(\w+day)"/g)].map(([, name]) => name)
  const german = markup('de-DE')
  expect(names(german)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(german).toContain('<li style="grid-column-start:2">')
  expect(german).toContain('aria-label="Saturday, December 12, not played"')
  const american = markup('en-US')
  expect(names(american)[0]).toBe('Sunday')
  expect(american).toContain('<li style="grid-column-start:3">')
})
