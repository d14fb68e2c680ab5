/** Loaders of the move descriptions of turn-based games by game id. */
import type { DescribeMove } from '../engine/core/game/contract'
import { byGame } from './byGame'

export const moveDescribers = byGame(
  import.meta.glob<DescribeMove<unknown, unknown>>('./*/describeMove.ts', { import: 'describeMove' }),
)
