/** Owns what a walker sees. */
import type { Level } from './levels'
import { distance } from './maze'

/** The cells within the view radius of a cell, that cell included. */
export function seenFrom(level: Level, from: number): ReadonlySet<number> {
  const seen = new Set<number>()
  for (let cell = 0; cell < level.size * level.size; cell++)
    if (distance(level, cell, from) <= level.viewRadius) seen.add(cell)
  return seen
}
