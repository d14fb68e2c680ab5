/** Names the day in an address that asks for today's start: `/games/<id>?day=today`, before the page starts. */
import { fromHost, onHost } from '../../ui/basePath'
import { dayAt } from './calendar'
import { dailyQuery } from './daily'

/** @param now ms since 1970 */
export function openToday(now: number): void {
  const path = fromHost(location.pathname) ?? ''
  const id = path.split('/').at(-1) ?? ''
  history.replaceState(history.state, '', onHost(path) + dailyQuery(id, dayAt(now)))
}
