/** Daily games: their addresses, options, lateness, and texts. */
import { describe, expect, it } from 'vitest'
import type { FinishedPlay } from '../../../src/play/session/events/finishListeners'
import { dailyTexts } from '../../../src/site/texts/daily'
import { dayAt, FIRST_DAY, WARM_UP } from '../../../src/site/today/calendar'
import {
  dailyQuery,
  dayAsked,
  isDaily,
  isLate,
  shareLine,
  startNoteText,
} from '../../../src/site/today/daily'
import { seedOf } from '../../../src/site/today/games'
import { at, result } from './days'

const texts = dailyTexts.start

describe('a daily game', () => {
  const now = at('2026-12-12T15:00:00Z')
  const today = dayAt(now)
  const play = (more: Partial<FinishedPlay> = {}): FinishedPlay => ({
    game: 'snake',
    options: { walls: 'walls', shape: 'upright' },
    keptBy: { walls: 'walls', shape: 'upright' },
    isDefault: false,
    seed: seedOf('snake', today),
    outcome: { result: 'over', title: '' },
    newBests: [],
    help: {},
    counts: true,
    stale: false,
    first: true,
    ms: 60_000,
    events: new Map(),
    date: now,
    replay: () => null,
    ...more,
  })
  const choices = [{ value: 'x', label: 'X' }]
  const options = [
    { id: 'walls', label: 'Walls', initial: 'walls', choices },
    { id: 'shape', label: 'Field', initial: 'wide', choices },
    { id: 'look', label: 'Look', initial: 'plain', choices, view: true },
  ]

  it('has an address with its seed, which is not valid for future days', () => {
    const query = dailyQuery('snake', today)
    expect(query).toBe(`?seed=${seedOf('snake', today)}&day=2026-12-12`)
    expect(dayAsked('snake', query, now)).toBe(today)
    expect(dayAsked('pong', query, now)).toBeNull()
    expect(dayAsked('snake', query.replace(/seed=\d+/, 'seed=1'), now)).toBeNull()
    expect(dayAsked('snake', dailyQuery('snake', today + 1), now)).toBeNull()
    expect(dayAsked('snake', dailyQuery('snake', WARM_UP - 1), now)).toBeNull()
    expect(dayAsked('snake', dailyQuery('snake', WARM_UP), now)).toBe(WARM_UP)
  })
  it('has the default options and the seed of the day, and starts from the beginning', () => {
    expect(isDaily(play(), options, today)).toBe(true)
    expect(isDaily(play({ options: { walls: 'wrap', shape: 'wide' } }), options, today)).toBe(false)
    // Options that were added later are missing while they have the default.
    const grown = [...options, { id: 'board', label: 'Board', initial: '20', choices, later: true }]
    expect(isDaily(play(), grown, today)).toBe(true)
    const small = { walls: 'walls', shape: 'wide', board: '12' }
    expect(isDaily(play({ options: small }), grown, today)).toBe(false)
    expect(isDaily(play({ seed: 1 }), options, today)).toBe(false)
    expect(isDaily(play({ counts: false }), options, today)).toBe(false)
    expect(isDaily(play({ first: false }), options, today)).toBe(false)
  })
  it('is late only if it started after its day', () => {
    expect(isLate(today, { date: at('2026-12-12T23:59:59Z'), ms: 1000 })).toBe(false)
    expect(isLate(today, { date: at('2026-12-13T00:04:00Z'), ms: 5 * 60_000 })).toBe(false)
    expect(isLate(today, { date: at('2026-12-13T00:04:00Z'), ms: 60_000 })).toBe(true)
  })
  it('has a line to share', () => {
    expect(shareLine('Snake', today, result(), 7)).toBe('Pocket Arcade 12 · Snake · 180 · streak 7')
    expect(shareLine('Sudoku', today, result({ result: 'won', figure: 252, of: 'Time' }), 0)).toBe(
      'Pocket Arcade 12 · Sudoku · 4:12',
    )
    expect(shareLine('Snake', today, result({ late: true }), 7)).toBe('Pocket Arcade 12 · Snake · 180')
    const { figure: _figure, of: _of, ...plain } = result({ result: 'lost' })
    expect(shareLine('Chess', FIRST_DAY - 1, plain, 0)).toBe('Pocket Arcade warm-up · Chess · Lost')
  })
  it('has a start note', () => {
    expect(startNoteText('Snake', 'snake', today, now, {})).toBe(
      texts.first('No. 12 · Saturday, December 12', 'Snake'),
    )
    expect(startNoteText('Snake', 'snake', today, now, { '2026-12-12': { snake: result() } })).toBe(
      texts.practice('No. 12 · Saturday, December 12', '180'),
    )
    expect(startNoteText('Snake', 'snake', today - 1, now, {})).toBe(
      texts.late('No. 11 · Friday, December 11'),
    )
    expect(startNoteText('Snake', 'snake', FIRST_DAY - 9, at('2026-11-22T10:00Z'), {})).toBe(
      texts.warmUp('Warm-up · Sunday, November 22', 'Snake', 'December 1'),
    )
  })
})
