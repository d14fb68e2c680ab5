/** Owns real-time games in progress, for games whose rules can go on with one: the world as plain JSON. */
import * as v from 'valibot'
import { versionedFormat } from './format'
import { openStore } from './store'

const worldSchema = v.object({
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  /** The rules of today decide whether they can go on with it. */
  world: v.unknown(),
})

export type KeptWorld = v.InferOutput<typeof worldSchema>

export const worldsSchema = v.record(v.string(), worldSchema)

/** By game id. */
export const worlds = openStore('worlds', versionedFormat(1, worldsSchema, {}))

/** The game's world in progress, or undefined. */
export function worldFor(game: string): KeptWorld | undefined {
  return worlds.get()[game]
}

/** Keeps a world in progress, in place of the game's former one. */
export function keepWorld(game: string, kept: KeptWorld): void {
  worlds.update((all) => ({ ...all, [game]: kept }))
}

/** Forgets the game's world in progress, if there is one. */
export function dropWorld(game: string): void {
  if (!(game in worlds.get())) return
  worlds.update(({ [game]: _dropped, ...rest }) => rest)
}
