/** Chooses which replays are kept: the latest of each game and every best one, up to a total size. */
import { optionSet } from '../../engine/storage/values/records'
import { type KeptPlay, newestFirst } from './head'

/** Of each game, beside its best ones. */
export const MOST_PLAYS = 10
/** Of all games together, bytes. */
export const MOST_BYTES = 20_000_000

export interface Choice {
  /** What is kept from now on, newest first, the new one among it where it fits. */
  readonly kept: readonly KeptPlay[]
  /** Keys of what goes. */
  readonly gone: readonly string[]
}

/**
 * Which replays stay when another one comes. A best that it beats makes its holder an ordinary replay again.
 *
 * @param instead the key of the replay that it replaces: the same game, whose end was undone. One that holds a
 * best stays.
 */
export function choose(before: readonly KeptPlay[], fresh: KeptPlay, instead?: string): Choice {
  const own = { ...fresh, key: freeKey(before, fresh.key) }
  const others = before
    .filter(({ key, bests }) => key !== instead || bests.length > 0)
    .map((play) => beatenBy(play, own))
  const kept = withinSize(lastOfEach(newestFirst([own, ...others])))
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
function withinSize(plays: readonly KeptPlay[]): KeptPlay[] {
  let total = plays.reduce((sum, { bytes }) => sum + bytes, 0)
  const going = new Set<KeptPlay>()
  const oldest = [...plays].reverse()
  const ordinary = oldest.filter(({ bests }) => bests.length === 0)
  const best = oldest.filter(({ bests }) => bests.length > 0)
  for (const play of [...ordinary, ...best]) {
    if (total <= MOST_BYTES) break
    going.add(play)
    total -= play.bytes
  }
  return plays.filter((play) => !going.has(play))
}
