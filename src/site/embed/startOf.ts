/** What an embedded page starts, and the same start on the full page. */
import { THEME } from '../../play/embed/code'
import { dayAt } from '../today/calendar'
import { dailyQuery } from '../today/daily'

/**
 * The query of the game: that of the address, or the day's start.
 *
 * @param search of the embedded page
 * @param now ms since 1970
 */
export function searchOf(id: string, today: boolean, search: string, now: number): string {
  if (today) return dailyQuery(id, dayAt(now))
  const parameters = new URLSearchParams(search)
  parameters.delete(THEME)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/**
 * The query that starts the current game on the full page.
 *
 * @param opened the query that this page began with
 * @param current the query of the current seed and options
 */
export function fullSearch(opened: string, current: string): string {
  const before = new URLSearchParams(opened)
  // A position has no seed.
  if (before.has('position')) return opened
  const after = new URLSearchParams(current)
  const day = before.get('day')
  if (day !== null && before.get('seed') === after.get('seed')) after.set('day', day)
  return `?${after}`
}
