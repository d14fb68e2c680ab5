/** TriPeaks: three peaks of cards, and points for chains. */
import { runRules, timeOf } from '../shared/patience/run'
import type { RunState } from '../shared/patience/runState'
import { NONE, shapeOf } from '../shared/patience/shape'
import type { Options } from './options'
import type { Stat } from './texts/game'

export type { RunEvent as Event, RunMove as Move, RunState as State } from '../shared/patience/runState'

export const SHAPE = shapeOf([
  [1.5, 4.5, 7.5],
  [1, 2, 4, 5, 7, 8],
  [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
])

/** The places of the three summits. */
const SUMMITS = 3
const SUMMIT_POINTS = 15
const LAST_SUMMIT_POINTS = 30
/** For each card that a win leaves in the stock. */
const STOCK_POINTS = 5

/** The n-th card of a chain scores n points, and summits and a win score more. */
function points({ chain, places, stock }: RunState, place: number): number {
  const summits = places.slice(0, SUMMITS).filter((card) => card !== NONE).length
  const summit = place >= SUMMITS ? 0 : summits === 0 ? LAST_SUMMIT_POINTS : SUMMIT_POINTS
  const won = places.every((card) => card === NONE) ? STOCK_POINTS * stock.length : 0
  return chain + summit + won
}

export const rules = runRules<Options, Stat>({
  shape: SHAPE,
  dealNodes: 5000,
  points,
  hud: ({ score, chain }, seconds) => ({ Score: score, Chain: chain, Time: seconds }),
  results: (state, isWon) => ({ Score: state.score, ...(isWon && { Time: timeOf(state) }) }),
})
