/** What the player can see. */
import { levelOf, type State } from '../rules'
import type { Level } from '../rules/levels'
import { distance } from '../rules/maze'

/** The cells within the view radius of a cell, including that cell. */
export function seenFrom(level: Level, from: number): ReadonlySet<number> {
  const seen = new Set<number>()
  for (let cell = 0; cell < level.size * level.size; cell++)
    if (distance(level, cell, from) <= level.viewRadius) seen.add(cell)
  return seen
}

export type Look = 'dark' | 'open' | 'walked' | 'wall' | 'met'

/** Whether the whole maze is visible: it is over, or its solution is shown. */
export function showsAll({ stage, solution }: State): boolean {
  return stage === 'complete' || stage === 'ended' || solution
}

/** How each cell is shown: only nearby, visited or bumped cells are visible, unless the whole maze is. */
export function looks(state: State): Look[] {
  const level = levelOf(state)
  const seen = seenFrom(level, state.at)
  const walked = new Set(state.visited)
  const met = new Set(state.bumped)
  const all = showsAll(state)
  return level.walls.map((wall, cell) => {
    if (met.has(cell)) return 'met'
    if (wall) return all || seen.has(cell) ? 'wall' : 'dark'
    if (walked.has(cell)) return 'walked'
    return all || seen.has(cell) ? 'open' : 'dark'
  })
}
