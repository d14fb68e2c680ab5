/** The option that keeps Circuit Breaker growing after level 10: longer paths, decoys, more forks, shorter looks. */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { EXTRA_CHANCE, LOOK_TICKS, nodesAt, targetsAt } from './world'

/** Up to this level nothing is other than without growth. */
const GROWS_AFTER = 10
/** As many as lie on the board with room for more, and as a patient person can keep in mind. */
export const MOST_NODES = 20
const MOST_TARGETS = 16
/** A fork more in twenty nodes with each level. */
const FORKS_A_LEVEL = 0.05
const MOST_FORKS = 0.8
const LOOK_LESS = TICKS_PER_SECOND / 10
const LEAST_LOOK = 2 * TICKS_PER_SECOND

/** What a circuit of a level is made of. */
export interface Plan {
  readonly nodes: number
  /** Nodes on the way; all others are decoys. */
  readonly targets: number
  /** The chance of each node to have one link more. */
  readonly forks: number
  /** Ticks that the numbers are seen where they hide at all. */
  readonly look: number
}

/** The plan of a level (1 and up); `grows` where the circuits keep growing. */
export function planOf(level: number, grows: boolean): Plan {
  const more = grows ? Math.max(0, level - GROWS_AFTER) : 0
  return {
    nodes: Math.min(nodesAt(level) + more, MOST_NODES),
    targets: Math.min(targetsAt(level) + Math.floor(more / 2), MOST_TARGETS),
    forks: Math.min(EXTRA_CHANCE + FORKS_A_LEVEL * more, MOST_FORKS),
    look: Math.max(LOOK_TICKS - LOOK_LESS * more, LEAST_LOOK),
  }
}
