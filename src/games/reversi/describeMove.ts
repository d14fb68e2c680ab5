/** Describes moves of Reversi in their notation: 'Black d3'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import { type Move, NAMES, nameOf, type State } from './rules'
import { moveTexts } from './texts/moves'

export const describeMove: DescribeMove<State, Move> = (before, move) =>
  moveTexts.move(NAMES[before.turn], nameOf(move, before.size))
