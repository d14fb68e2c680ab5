/**
 * All trophies of all games, collected from their folders. Loaded when a game has started, or for the trophies page.
 */
import type { AnyPlay, Trophy } from '../engine/core/game/trophy'

const files = import.meta.glob<readonly Trophy<AnyPlay>[]>('./*/trophies.ts', {
  eager: true,
  import: 'trophies',
})

const all = new Map(Object.entries(files).map(([file, list]) => [file.split('/')[1] as string, list]))

/** The trophies of a game, easiest first; empty for a game without trophies. */
export function trophiesOf(game: string): readonly Trophy<AnyPlay>[] {
  return all.get(game) ?? []
}
