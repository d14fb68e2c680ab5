/** What this device knows of games played by exchanging links: the visitor's seat, and the moves that both players have seen. */
import * as v from 'valibot'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

/** The most moves of a game by links. */
export const MAX_TURNS = 600
/** The oldest beyond this number are deleted. */
const MAX_MATCHES = 40

const matchSchema = v.object({
  seat: v.picklist([0, 1]),
  /** Each move as JSON text. */
  moves: v.pipe(v.array(v.string()), v.maxLength(MAX_TURNS)),
})
export const matchesSchema = v.record(v.string(), matchSchema)

export type Match = v.InferOutput<typeof matchSchema>

/** By game id and seed: 'chess/123'. */
export const matches = openStore('byLink', versionedFormat(1, matchesSchema, {}, 1))

const nameOf = (game: string, seed: number) => `${game}/${seed}`

/** What is known of a game by links; null when the game is not played by links. */
export function matchOf(game: string, seed: number): Match | null {
  return matches.get()[nameOf(game, seed)] ?? null
}

/** Stores the state of a game by links. The oldest is deleted where there are too many. */
export function keepMatch(game: string, seed: number, match: Match): void {
  const name = nameOf(game, seed)
  const others = Object.keys(matches.get()).filter((key) => key !== name)
  const old = others.slice(0, Math.max(0, others.length - MAX_MATCHES + 1))
  matches.update(
    ...old.map((key) => ({ do: 'drop' as const, at: [key] })),
    // Dropped first, so that it becomes the last of the list: the order is that of the last moves.
    { do: 'drop', at: [name] },
    { do: 'set', at: [name], value: match },
  )
  matches.flush()
}
