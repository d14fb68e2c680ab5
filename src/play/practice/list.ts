/** The list of what was missed in a game: what is added, when it is due, and when it is removed. Callers pass the day. */
import type { Change } from '../../engine/storage/store/changes'
import type { Day } from '../../engine/storage/values/localDay'
import { MAX_ITEMS, type PracticeItem, type PracticeItems } from '../../engine/storage/values/practice'

/** An item with its position, which names it. */
export interface Listed extends PracticeItem {
  readonly position: string
}

/** The changes that add an item. One that is in the list already stays as it is. */
export function additionOf(
  all: PracticeItems,
  game: string,
  position: string,
  item: Pick<PracticeItem, 'kind' | 'added'>,
): Change[] {
  const known = all[game] ?? {}
  if (Object.hasOwn(known, position)) return []
  const oldest = Object.entries(known).sort(([, a], [, b]) => a.added - b.added)
  const gone = oldest.slice(0, Math.max(0, oldest.length - MAX_ITEMS + 1))
  return [
    ...gone.map(([old]) => ({ do: 'drop', at: [game, old] }) as const),
    { do: 'init', at: [game, position], value: item },
  ]
}

/** Whether its next try counts. */
export const isDue = ({ tried }: PracticeItem, today: Day): boolean => tried !== today

/** The items of a game: those that are due first, and the older ones before the newer ones. */
export function listOf(all: PracticeItems, game: string, today: Day): Listed[] {
  const items = Object.entries(all[game] ?? {}).map(([position, item]) => ({ position, ...item }))
  return items.sort((a, b) => Number(isDue(b, today)) - Number(isDue(a, today)) || a.added - b.added)
}

/**
 * Scores a try. Only the first one of a day counts: it is removed when it was solved then on two different days.
 *
 * @returns the changes, and whether they remove it
 */
export function scoreAttempt(
  all: PracticeItems,
  game: string,
  position: string,
  solved: boolean,
  today: Day,
): { readonly changes: readonly Change[]; readonly removes: boolean } {
  const item = all[game]?.[position]
  // It was removed in another tab.
  if (!item || !isDue(item, today)) return { changes: [], removes: false }
  const at = [game, position]
  if (solved && item.solved !== undefined) return { changes: [{ do: 'drop', at }], removes: true }
  const tried: Change = { do: 'set', at: [...at, 'tried'], value: today }
  const changes = solved ? [tried, { do: 'set', at: [...at, 'solved'], value: today } as const] : [tried]
  return { changes, removes: false }
}
