/** Results by game: how many games were played, how they ended, how long they took, and the last ones in detail. */
import * as v from 'valibot'
import type { Change } from '../store/changes'
import { versionedFormat } from '../store/format'
import { openStore, page } from '../store/page'

/** How many results of a game are stored in detail. */
export const LAST_KEPT = 20
/** More values than any game shows at its end. */
const MAX_FIGURES = 16
/** More option sets than any game has, and more kinds of result than any game distinguishes. */
const MAX_SETS = 200
const MAX_BUCKETS = 60

const count = v.pipe(v.number(), v.finite(), v.minValue(0))
const label = v.pipe(v.string(), v.maxLength(80))
const counts = v.pipe(v.record(label, count), v.maxEntries(MAX_BUCKETS))

/** The assists that were used, in words: earlier versions stored them so, in the language of the page. */
export const helpSchema = v.pipe(v.string(), v.maxLength(400))

/** Help and assists by their names, as `helpOf` of `src/play` writes them. */
const assistsSchema = v.pipe(v.record(label, count), v.maxEntries(MAX_FIGURES))
export type Help = Readonly<v.InferOutput<typeof assistsSchema>>

const resultSchema = v.object({
  /** When it ended, ms since 1970. */
  date: count,
  result: v.picklist(['won', 'lost', 'tied', 'over']),
  /** By label, as the end panel shows them. */
  figures: v.pipe(v.record(label, v.pipe(v.number(), v.finite())), v.maxEntries(MAX_FIGURES)),
  /** The options, as `optionSet` writes them. */
  set: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  help: v.optional(helpSchema),
  assists: v.optional(assistsSchema),
})

const winsSchema = v.object({
  /** Games won, of those that were won, lost or tied. */
  won: count,
  of: count,
  /** The current winning streak, and the longest ever. */
  now: count,
  most: count,
})

const gameSchema = v.object({
  plays: v.optional(count, 0),
  won: v.optional(count, 0),
  lost: v.optional(count, 0),
  tied: v.optional(count, 0),
  /** Time played in ms, without pauses. */
  ms: v.optional(count, 0),
  /** By keys that sort by date. */
  last: v.optional(v.record(v.string(), resultSchema), {}),
  /** How often each kind of result occurred, by option set: for games that show such a distribution. */
  spread: v.optional(v.pipe(v.record(v.string(), counts), v.maxEntries(MAX_SETS)), {}),
  /** Wins by option set. Introduced later than the sums above, and so possibly smaller. */
  wins: v.optional(v.pipe(v.record(v.string(), winsSchema), v.maxEntries(MAX_SETS))),
})

export const resultsSchema = v.record(v.string(), gameSchema)

export type PlayResult = v.InferOutput<typeof resultSchema>
export type Wins = v.InferOutput<typeof winsSchema>
export type GameResults = v.InferOutput<typeof gameSchema>
export type Results = v.InferOutput<typeof resultsSchema>

/** The results of a game that was not played yet. */
export const NO_RESULTS: GameResults = { plays: 0, won: 0, lost: 0, tied: 0, ms: 0, last: {}, spread: {} }

/** Entries that do not fit are left out one by one: a result, a sum, or what is there in place of a game. */
export const resultsFormat = versionedFormat<Results>(1, resultsSchema, {}, 3)

/** By game id. */
export const results = openStore('results', resultsFormat)

/** A finished game. */
export interface Ended extends PlayResult {
  readonly game: string
  /** Time played in ms. */
  readonly ms: number
  /** The kind of its result, for games that show a distribution. */
  readonly bucket?: string | undefined
}

const NO_WINS: Wins = { won: 0, of: 0, now: 0, most: 0 }

/** How a decided game changes the wins of its option set. A loss or a tie ends a streak. */
function winChanges(before: Results, { game, set, result }: Ended): Change[] {
  if (result === 'over') return []
  const at = [game, 'wins', set]
  const now = result === 'won' ? (before[game]?.wins?.[set]?.now ?? 0) + 1 : 0
  return [
    { do: 'init', at, value: NO_WINS },
    { do: 'add', at: [...at, 'of'], by: 1 },
    { do: 'add', at: [...at, 'won'], by: result === 'won' ? 1 : 0 },
    { do: 'set', at: [...at, 'now'], value: now },
    { do: 'most', at: [...at, 'most'], value: now },
  ]
}

/**
 * The changes that store a finished game: sums as differences, so that games in two tabs both count, and an entry under a
 * key that no other tab uses. Entries beyond the last 20 are dropped.
 */
export function resultChanges(before: Results, ended: Ended, name: string): Change[] {
  const { game, ms, bucket, ...result } = ended
  const own = `${Math.round(result.date).toString(36).padStart(9, '0')}-${name}`
  const names = [...Object.keys(before[game]?.last ?? {}), own].sort()
  return [
    { do: 'init', at: [game], value: NO_RESULTS },
    { do: 'add', at: [game, 'plays'], by: 1 },
    { do: 'add', at: [game, 'ms'], by: Math.max(0, Math.round(ms)) },
    ...(result.result === 'over' ? [] : [{ do: 'add', at: [game, result.result], by: 1 } as const]),
    { do: 'set', at: [game, 'last', own], value: result },
    ...(bucket === undefined
      ? []
      : [{ do: 'add', at: [game, 'spread', result.set, bucket], by: 1 } as const]),
    ...winChanges(before, ended),
    ...names.slice(0, -LAST_KEPT).map((old) => ({ do: 'drop', at: [game, 'last', old] }) as const),
  ]
}

/** Stores a finished game. */
export function keepResult(ended: Ended): void {
  results.update(...resultChanges(results.get(), ended, page.adapter.randomName()))
}

/** The last results of a game, the oldest first, 20 at most. */
export function lastResults(all: Results, game: string): PlayResult[] {
  return Object.entries(all[game]?.last ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-LAST_KEPT)
    .map(([, result]) => result)
}

/** Deletes the results of a game, or of all. */
export function dropResults(game?: string): void {
  const games = game === undefined ? Object.keys(results.get()) : [game]
  results.update(...games.map((id) => ({ do: 'drop', at: [id] }) as const))
}
