/** The visitor's own numbers for a card: how often a game was played, and the best result. */
import { numberText } from '../../../engine/core/text'
import { fixedRecord, type records } from '../../../engine/storage/values/records'
import { statText } from '../../../play/session/view/statText'
import type { GameEntry } from '../../library/gameEntry'

type Records = ReturnType<typeof records.get>

/** How often the game was finished, with any options. */
export function playsOf(all: Records, { built }: GameEntry): number {
  return Object.values(all[built?.id ?? ''] ?? {}).reduce((sum, { plays }) => sum + plays, 0)
}

export interface OwnBest {
  /** The stat: 'Score'; null if the game stores its best under a separate key. */
  readonly of: string | null
  /** '1,204', '4:12'. */
  readonly text: string
}

/** The best result with the options that were played most often; null if there is none. */
export function bestOf(all: Records, { built }: GameEntry): OwnBest | null {
  if (!built) return null
  for (const key of built.keys ?? []) {
    const value = fixedRecord(key).get()
    if (value) return { of: null, text: numberText(value) }
  }
  const sets = Object.values(all[built.id] ?? {}).filter(({ best }) => Object.keys(best).length > 0)
  const favorite = sets.sort((a, b) => b.plays - a.plays)[0]
  const [of, value] = Object.entries(favorite?.best ?? {})[0] ?? []
  return of === undefined || value === undefined ? null : { of, text: statText(of, value) }
}
