/** The option that keeps Circuit Breaker growing after level 10: longer paths, decoys, more forks, shorter looks. */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { EXTRA_CHANCE, LOOK_TICKS, nodesAt, targetsAt } from './world'

/** Up to this level growth changes nothing. */
const GROWS_AFTER = 10
/** The most that fit on the board with space for more, and that a patient person can remember. */
export const MAX_NODES = 20
const MAX_TARGETS = 16
/** Additional forks per level, as a share of the nodes. */
const FORKS_PER_LEVEL = 0.05
const MAX_FORKS = 0.8
const LOOK_LESS = TICKS_PER_SECOND / 10
const MIN_LOOK = 2 * TICKS_PER_SECOND

/** The parameters of a level's circuit. */
export interface Plan {
  readonly nodes: number
  /** Nodes on the path; all others are decoys. */
  readonly targets: number
  /** Probability that a node has an additional link. */
  readonly forks: number
  /** Ticks for which the numbers are visible, if they hide at all. */
  readonly look: number
}

/** The plan of a level (from 1); `grows` if the circuits keep growing. */
export function planOf(level: number, grows: boolean): Plan {
  const more = grows ? Math.max(0, level - GROWS_AFTER) : 0
  return {
    nodes: Math.min(nodesAt(level) + more, MAX_NODES),
    targets: Math.min(targetsAt(level) + Math.floor(more / 2), MAX_TARGETS),
    forks: Math.min(EXTRA_CHANCE + FORKS_PER_LEVEL * more, MAX_FORKS),
    look: Math.max(LOOK_TICKS - LOOK_LESS * more, MIN_LOOK),
  }
}
