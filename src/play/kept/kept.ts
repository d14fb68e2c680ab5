/** The stored replays in this browser: list, read and delete them. */
import { BadBytes } from '../../engine/core/record/bytes'
import type { PlayRecord } from '../../engine/core/record/record'
import { inflate } from '../record/pack'
import { type KeptPlay, newestFirst } from './head'
import { allHeads, dropAllPlays, dropPlays, fileOf } from './store'

export type { KeptPlay } from './head'

/** The kept plays of a game (its id), of all games when left out, newest first. None where nothing can be read. */
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

/** Forgets the kept plays of a game, of all games when left out; the best results stay. */
export async function forgetKept(game?: string): Promise<void> {
  if (game === undefined) return dropAllPlays()
  await dropPlays((await keptPlays(game)).map(({ key }) => key))
}
