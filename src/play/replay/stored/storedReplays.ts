/** Lists, reads and deletes the replays stored in this browser. */
import { BadBytes } from '../../../engine/core/record/bytes'
import type { PlayRecord } from '../../../engine/core/record/record'
import { inflate } from '../pack'
import { allHeads, dropAllPlays, dropPlays, fileOf } from './replayStore'
import { type KeptPlay, newestFirst } from './storedReplay'

export type { KeptPlay } from './storedReplay'

/** The stored replays of a game (its id), or of all games, newest first. Empty if nothing can be read. */
export async function keptPlays(game?: string): Promise<readonly KeptPlay[]> {
  const heads = await allHeads()
  return newestFirst(game === undefined ? heads : heads.filter((head) => head.game === game))
}

/**
 * The replay stored under a key; null if there is none, or it cannot be read. It is not verified yet
 * (`judge.ts`).
 */
export async function keptRecord(key: string): Promise<PlayRecord | null> {
  const file = await fileOf(key)
  try {
    return file && (await inflate(file))
  } catch (error) {
    if (error instanceof BadBytes) return null
    throw error
  }
}

/** Deletes the stored replays of a game, or of all games. Best results stay. */
export async function forgetKept(game?: string): Promise<void> {
  if (game === undefined) return dropAllPlays()
  await dropPlays((await keptPlays(game)).map(({ key }) => key))
}
