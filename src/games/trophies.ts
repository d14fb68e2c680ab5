/** Owns all trophies of all games, gathered from their folders: loaded when a play has begun, or for their shelf. */
import type { Trophy } from '../engine/core/game/trophy'

const files = import.meta.glob<readonly Trophy[]>('./*/trophies.ts', { eager: true, import: 'trophies' })

const all = new Map(Object.entries(files).map(([file, list]) => [file.split('/')[1] as string, list]))

/** Those of a game, by its id, from the easiest to the hardest; none for a game that has no such file. */
export function trophiesOf(game: string): readonly Trophy[] {
  return all.get(game) ?? []
}
