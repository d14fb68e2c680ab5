/** Owns turn games in progress: seed, options and moves, from which a play is built again by its own rules. */
import * as v from 'valibot'
import { versionedFormat } from './format'
import { openStore } from './store'

const saveSchema = v.object({
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  /** Where the play began, when not at the start: a position in the game's notation. */
  position: v.optional(v.string()),
  /** Every move with its play time in ms, and whether it was the visitor's own (not a computer's or by itself). */
  moves: v.array(v.tuple([v.unknown(), v.number(), v.boolean()])),
  /** Play time in ms. */
  at: v.number(),
})

export type Save = v.InferOutput<typeof saveSchema>

export const savesSchema = v.record(v.string(), saveSchema)

/** By game id. */
export const saves = openStore('saves', versionedFormat(1, savesSchema, {}))

/** The game's play in progress, or undefined. */
export function saveFor(game: string): Save | undefined {
  return saves.get()[game]
}

/** Keeps a play in progress, in place of the game's former one. */
export function keepSave(game: string, save: Save): void {
  saves.update((all) => ({ ...all, [game]: save }))
}

/** Forgets the game's play in progress, if there is one. */
export function dropSave(game: string): void {
  if (!(game in saves.get())) return
  saves.update(({ [game]: _dropped, ...rest }) => rest)
}
