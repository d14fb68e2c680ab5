/** Days, times, and results for the tests of daily games. */
import { dayOf } from '../../../src/site/today/calendar'
import type { DayResult } from '../../../src/site/today/days'

export const day = (text: string) => dayOf(text) as number
export const at = (text: string) => Date.parse(text)
export const result = (more: Partial<DayResult> = {}): DayResult => ({
  result: 'over',
  figure: 180,
  of: 'Score',
  date: at('2026-12-12T12:00:00Z'),
  ...more,
})
