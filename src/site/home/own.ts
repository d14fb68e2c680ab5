/** What a card says of the visitor's own games: how many, and the best result. */
import { fixedRecord, type records } from '../../engine/storage/values/records'
import type { GameEntry } from '../library/gameEntry'
import { statText } from '../records/format'

type Records = ReturnType<typeof records.get>

/** Finished plays of the game, whatever its options. */
export function playsOf(all: Records, { built }: GameEntry): number {
  return Object.values(all[built?.id ?? ''] ?? {}).reduce((sum, { plays }) => sum + plays, 0)
}

export interface OwnBest {
  /** 'Score'; 'Best' if the game stores it under a separate key. */
  readonly of: string
  /** As it is read: '1,204', '4:12'. */
  readonly text: string
}

/** The best result with the options that were played most often; null where nothing is kept. */
export function bestOf(all: Records, { built }: GameEntry): OwnBest | null {
  if (!built) return null
  for (const key of built.keys ?? []) {
    const value = fixedRecord(key).get()
    if (value) return { of: 'Best', text: statText('Best', value) }
  }
  const sets = Object.values(all[built.id] ?? {}).filter(({ best }) => Object.keys(best).length > 0)
  const favorite = sets.sort((a, b) => b.plays - a.plays)[0]
  const [of, value] = Object.entries(favorite?.best ?? {})[0] ?? []
  return of === undefined || value === undefined ? null : { of, text: statText(of, value) }
}
