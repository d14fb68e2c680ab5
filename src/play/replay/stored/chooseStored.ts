/** Chooses which replays are kept: the latest of each game and every best one, up to a total size. */
import { optionSet } from '../../../engine/storage/values/records'
import { newestFirst, type StoredReplay } from './storedReplay'

/** The most replays of each game, in addition to its best ones. */
export const MAX_PLAYS = 10
/** The total size of all replays, bytes. */
export const MAX_BYTES = 20_000_000

export interface Choice {
  /** The replays that are kept, newest first; they include the new one if it fits. */
  readonly kept: readonly StoredReplay[]
  readonly gone: readonly string[]
}

/**
 * Chooses the replays to keep when a new one is added. A replay whose best is beaten becomes an ordinary one.
 *
 * @param instead - the key of the replay to replace: the same game, whose end was undone. It stays if it holds a
 * best.
 */
export function choose(before: readonly StoredReplay[], fresh: StoredReplay, instead?: string): Choice {
  const own = { ...fresh, key: freeKey(before, fresh.key) }
  const others = before
    .filter(({ key, bests }) => key !== instead || bests.length > 0)
    .map((play) => beatenBy(play, own))
  const kept = withinSize(lastOfEach(newestFirst([own, ...others])))
  const stays = new Set(kept.map(({ key }) => key))
  return { kept, gone: before.map(({ key }) => key).filter((key) => !stays.has(key)) }
}

/** Two games can end in the same second. */
function freeKey(before: readonly StoredReplay[], key: string): string {
  const taken = new Set(before.map((play) => play.key))
  let free = key
  for (let n = 2; taken.has(free); n++) free = `${key}.${n}`
  return free
}

function beatenBy(play: StoredReplay, fresh: StoredReplay): StoredReplay {
  if (play.game !== fresh.game || optionSet(play.options) !== optionSet(fresh.options)) return play
  const bests = play.bests.filter((label) => !fresh.bests.includes(label))
  return bests.length === play.bests.length ? play : { ...play, bests }
}

/** The latest replays of each game, and all best ones. `plays` are sorted newest first. */
function lastOfEach(plays: readonly StoredReplay[]): StoredReplay[] {
  const many = new Map<string, number>()
  return plays.filter(({ game, bests }) => {
    const nth = (many.get(game) ?? 0) + 1
    many.set(game, nth)
    return nth <= MAX_PLAYS || bests.length > 0
  })
}

/** Drops the oldest replays until the size fits, best ones last. `plays` are sorted newest first. */
function withinSize(plays: readonly StoredReplay[]): StoredReplay[] {
  let total = plays.reduce((sum, { bytes }) => sum + bytes, 0)
  const dropped = new Set<StoredReplay>()
  const oldest = [...plays].reverse()
  const ordinary = oldest.filter(({ bests }) => bests.length === 0)
  const best = oldest.filter(({ bests }) => bests.length > 0)
  for (const play of [...ordinary, ...best]) {
    if (total <= MAX_BYTES) break
    dropped.add(play)
    total -= play.bytes
  }
  return plays.filter((play) => !dropped.has(play))
}
