/** Owns choosing which plays are kept: the last ones of each game and every best one, in so much room. */
import { optionSet } from '../../engine/storage/values/records'
import { type KeptPlay, newestFirst } from './head'

/** Of each game, beside its best ones. */
export const MOST_PLAYS = 10
/** Of all games together, bytes. */
export const MOST_ROOM = 20_000_000

export interface Choice {
  /** What is kept from now on, newest first, the new one among it where it fits. */
  readonly kept: readonly KeptPlay[]
  /** Keys of what goes. */
  readonly gone: readonly string[]
}

/**
 * What stays when another play comes. A best that it beats makes its holder an ordinary play again. `instead` is the key
 * of a play that it takes the place of: the same play, whose end was taken back; one that holds a best stays all the same.
 */
export function choose(before: readonly KeptPlay[], fresh: KeptPlay, instead?: string): Choice {
  const own = { ...fresh, key: freeKey(before, fresh.key) }
  const others = before
    .filter(({ key, bests }) => key !== instead || bests.length > 0)
    .map((play) => beatenBy(play, own))
  const kept = withinRoom(lastOfEach(newestFirst([own, ...others])))
  const stays = new Set(kept.map(({ key }) => key))
  return { kept, gone: before.map(({ key }) => key).filter((key) => !stays.has(key)) }
}

/** Two plays can end in one second. */
function freeKey(before: readonly KeptPlay[], key: string): string {
  const taken = new Set(before.map((play) => play.key))
  let free = key
  for (let n = 2; taken.has(free); n++) free = `${key}.${n}`
  return free
}

function beatenBy(play: KeptPlay, fresh: KeptPlay): KeptPlay {
  if (play.game !== fresh.game || optionSet(play.options) !== optionSet(fresh.options)) return play
  const bests = play.bests.filter((label) => !fresh.bests.includes(label))
  return bests.length === play.bests.length ? play : { ...play, bests }
}

/** `plays` newest first. */
function lastOfEach(plays: readonly KeptPlay[]): KeptPlay[] {
  const many = new Map<string, number>()
  return plays.filter(({ game, bests }) => {
    const nth = (many.get(game) ?? 0) + 1
    many.set(game, nth)
    return nth <= MOST_PLAYS || bests.length > 0
  })
}

/** `plays` newest first. The oldest go first, best ones after all others. */
function withinRoom(plays: readonly KeptPlay[]): KeptPlay[] {
  let room = plays.reduce((sum, { bytes }) => sum + bytes, 0)
  const going = new Set<KeptPlay>()
  const oldest = [...plays].reverse()
  const ordinary = oldest.filter(({ bests }) => bests.length === 0)
  const best = oldest.filter(({ bests }) => bests.length > 0)
  for (const play of [...ordinary, ...best]) {
    if (room <= MOST_ROOM) break
    going.add(play)
    room -= play.bytes
  }
  return plays.filter((play) => !going.has(play))
}
