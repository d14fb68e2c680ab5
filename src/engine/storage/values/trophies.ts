/** Trophies that were won, and when. */
import * as v from 'valibot'
import type { Change } from '../store/changes'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

/** Far more than exist. An imported file with more is not ours. */
const MAX_GAMES = 500
const MAX_OF_A_GAME = 50

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
/** Ms since 1970. */
const date = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))
const ofGame = v.pipe(
  v.record(name, date),
  v.check((won) => Object.keys(won).length <= MAX_OF_A_GAME),
)
export const trophiesSchema = v.pipe(
  v.record(name, ofGame),
  v.check((games) => Object.keys(games).length <= MAX_GAMES),
)

export type Won = v.InferOutput<typeof trophiesSchema>
export const trophiesFormat = versionedFormat<Won>(1, trophiesSchema, {}, 2)

/** By game id, then by the trophy's id. Trophies that this version does not know stay. */
export const trophies = openStore('trophies', trophiesFormat)

/** Whether the trophy was won, in any tab. */
export function hasTrophy(game: string, id: string): boolean {
  const won = trophies.get()[game]
  return won !== undefined && Object.hasOwn(won, id)
}

/** The changes that store these trophies. Of two dates the earlier one stays, whichever tab wrote it. */
export function keptChanges(game: string, ids: readonly string[], at: number): Change[] {
  return ids.map((id) => ({ do: 'least', at: [game, id], value: at }))
}

/** Stores that these were won at a time, ms since 1970. What was won before keeps its earlier date. */
export function keepTrophies(game: string, ids: readonly string[], at: number): void {
  trophies.update(...keptChanges(game, ids, at))
}
