/** Lists, reads and deletes the replays stored in this browser. */
import { BadBytes } from '../../../engine/core/replay/bytes'
import type { Replay } from '../../../engine/core/replay/replay'
import { inflate } from '../pack'
import { allHeads, dropAllReplays, dropReplays, fileOf } from './replayStore'
import { newestFirst, type StoredReplay } from './storedReplay'

export type { StoredReplay } from './storedReplay'

/** The stored replays of a game (its id), or of all games, newest first. Empty if nothing can be read. */
export async function storedReplays(game?: string): Promise<readonly StoredReplay[]> {
  const heads = await allHeads()
  return newestFirst(game === undefined ? heads : heads.filter((head) => head.game === game))
}

/**
 * The replay stored under a key; null if there is none, or it cannot be read. It is not verified yet
 * (`checkReplay.ts`).
 */
export async function storedReplay(key: string): Promise<Replay | null> {
  const file = await fileOf(key)
  try {
    return file && (await inflate(file))
  } catch (error) {
    if (error instanceof BadBytes) return null
    throw error
  }
}

/** Deletes the stored replays of a game, or of all games. Best results stay. */
export async function deleteReplays(game?: string): Promise<void> {
  if (game === undefined) return dropAllReplays()
  await dropReplays((await storedReplays(game)).map(({ key }) => key))
}
