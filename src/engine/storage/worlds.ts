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

const worlds = openStore('worlds', versionedFormat(1, v.record(v.string(), worldSchema), {}))

export function worldFor(game: string): KeptWorld | undefined {
  return worlds.get()[game]
}

export function keepWorld(game: string, kept: KeptWorld): void {
  worlds.update((all) => ({ ...all, [game]: kept }))
}

export function dropWorld(game: string): void {
  if (!(game in worlds.get())) return
  worlds.update(({ [game]: _dropped, ...rest }) => rest)
}
