/** Owns what this device knows of plays by link: at which seat its visitor sits, and the moves that both have seen. */
import * as v from 'valibot'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

/** No play by link is longer, moves. */
export const MOST_TURNS = 600
/** Older ones are forgotten. */
const MOST_MATCHES = 40

const matchSchema = v.object({
  seat: v.picklist([0, 1]),
  /** Each as JSON text. */
  moves: v.pipe(v.array(v.string()), v.maxLength(MOST_TURNS)),
})
export const matchesSchema = v.record(v.string(), matchSchema)

export type Match = v.InferOutput<typeof matchSchema>

/** By game id and the play's seed: 'chess/123'. */
export const matches = openStore('byLink', versionedFormat(1, matchesSchema, {}, 1))

const nameOf = (game: string, seed: number) => `${game}/${seed}`

/** What is known of a play by link; null where this play is none. */
export function matchOf(game: string, seed: number): Match | null {
  return matches.get()[nameOf(game, seed)] ?? null
}

/** Keeps how a play by link stands; the oldest goes where there are too many. */
export function keepMatch(game: string, seed: number, match: Match): void {
  const name = nameOf(game, seed)
  const others = Object.keys(matches.get()).filter((key) => key !== name)
  const old = others.slice(0, Math.max(0, others.length - MOST_MATCHES + 1))
  matches.update(
    ...old.map((key) => ({ do: 'drop' as const, at: [key] })),
    // Last in the list: what was played last goes last.
    { do: 'drop', at: [name] },
    { do: 'set', at: [name], value: match },
  )
  matches.flush()
}
