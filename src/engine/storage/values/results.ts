/** Owns the results of plays: for each game how many there were, how they ended, how long they took, and the last of them one by one. */
import * as v from 'valibot'
import type { Change } from '../store/changes'
import { versionedFormat } from '../store/format'
import { openStore, page } from '../store/page'

/** How many plays of a game are kept one by one. */
export const LAST_KEPT = 20
/** More than any game tells at its end. */
const MOST_FIGURES = 16
/** More option sets than any game has, and more sorts of result than are ever told apart. */
const MOST_SETS = 200
const MOST_BUCKETS = 60

const count = v.pipe(v.number(), v.finite(), v.minValue(0))
const label = v.pipe(v.string(), v.maxLength(80))
const counts = v.pipe(v.record(label, count), v.maxEntries(MOST_BUCKETS))

const resultSchema = v.object({
  /** When it ended, ms since 1970. */
  date: count,
  result: v.picklist(['won', 'lost', 'tied', 'over']),
  /** By label, as the end panel shows them. */
  figures: v.pipe(v.record(label, v.pipe(v.number(), v.finite())), v.maxEntries(MOST_FIGURES)),
  /** The options, as `optionSet` writes them. */
  set: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  /** What helped, in words. */
  help: v.optional(v.pipe(v.string(), v.maxLength(120))),
})

const winsSchema = v.object({
  /** Plays won, among so many that were won, lost or tied. */
  won: count,
  of: count,
  /** Won one after the other: up to now, and the longest ever. */
  now: count,
  most: count,
})

const gameSchema = v.object({
  plays: v.optional(count, 0),
  won: v.optional(count, 0),
  lost: v.optional(count, 0),
  tied: v.optional(count, 0),
  /** Played time in ms, pauses left out. */
  ms: v.optional(count, 0),
  /** By names that sort by date. */
  last: v.optional(v.record(v.string(), resultSchema), {}),
  /** How often each sort of result came, by option set: for games whose results say something when they are counted. */
  spread: v.optional(v.pipe(v.record(v.string(), counts), v.maxEntries(MOST_SETS)), {}),
  /** What was won of the plays that were decided, by option set; counted later than the sums above. */
  wins: v.optional(v.pipe(v.record(v.string(), winsSchema), v.maxEntries(MOST_SETS))),
})

export const resultsSchema = v.record(v.string(), gameSchema)

export type PlayResult = v.InferOutput<typeof resultSchema>
export type Wins = v.InferOutput<typeof winsSchema>
export type GameResults = v.InferOutput<typeof gameSchema>
export type Results = v.InferOutput<typeof resultsSchema>

/** Of a game that was not played yet. */
export const NO_RESULTS: GameResults = { plays: 0, won: 0, lost: 0, tied: 0, ms: 0, last: {}, spread: {} }

/** Entries that do not fit are left out one by one: a play, a sum, or what stands where a game should. */
export const resultsFormat = versionedFormat<Results>(1, resultsSchema, {}, 3)

/** By game id. */
export const results = openStore('results', resultsFormat)

/** What a finished play brings. */
export interface Ended extends PlayResult {
  readonly game: string
  /** Played time in ms. */
  readonly ms: number
  /** The sort of its result, where those are counted. */
  readonly bucket?: string | undefined
}

const NO_WINS: Wins = { won: 0, of: 0, now: 0, most: 0 }

/** What a decided play does to the wins of its option set. A loss or a tie ends a streak. */
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
 * The changes that keep a play: sums as differences, so that plays in two tabs both count, and its own entry under a name
 * that no other tab gives. What goes beyond the last 20 is dropped.
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

/** Keeps a finished play. */
export function keepResult(ended: Ended): void {
  results.update(...resultChanges(results.get(), ended, page.adapter.randomName()))
}

/** The last plays of a game, the oldest first, 20 at most. */
export function lastResults(all: Results, game: string): PlayResult[] {
  const last = all[game]?.last ?? {}
  return Object.keys(last)
    .sort()
    .slice(-LAST_KEPT)
    .map((name) => last[name] as PlayResult)
}

/** Forgets the results of a game, or of all. */
export function dropResults(game?: string): void {
  const games = game === undefined ? Object.keys(results.get()) : [game]
  results.update(...games.map((id) => ({ do: 'drop', at: [id] }) as const))
}
