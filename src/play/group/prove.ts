/** Proves the entries of a group: each is replayed from the start of the group. */
import type { Game } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { challengeFrom } from '../opening/challenge'
import type { GroupStart } from '../opening/group'
import { meets } from '../opening/race'
import { COMPLAINTS, readPlay } from '../replay/checkReplay'
import type { Entry, Proved } from './entries'

/** Why an entry is not on the board. What cannot be read at all was cut off or damaged on its way, and is not reported. */
export type Failure = 'unreadable' | 'unproved' | 'otherVersion' | 'otherLanguage'

export interface Row extends Proved {
  readonly replay: Replay
}

const FAILURES: Readonly<Record<string, Failure>> = {
  [COMPLAINTS.damaged]: 'unreadable',
  [COMPLAINTS.older]: 'otherVersion',
  [COMPLAINTS.otherLanguage]: 'otherLanguage',
}

/** The entry with its result, or why it has none. Never throws for what a link contains. */
export async function proveEntry(entry: Entry, game: Game, start: GroupStart): Promise<Row | Failure> {
  const found = await readPlay(entry.text, start.id, game)
  if (!('replay' in found)) return FAILURES[found.complaint] ?? 'unproved'
  const { replay, contradicted } = found
  const result = challengeFrom(game, replay)
  if (contradicted || !result || result.unverified || !meets(game.options, replay, start)) return 'unproved'
  return { ...entry, value: result.value, replay }
}
