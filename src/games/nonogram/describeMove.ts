/** Describes moves of Nonogram in words: 'Row 3, columns 4 to 6: filled'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { placeTitle } from './rules/words'

const WORDS = { fill: 'filled', cross: 'crossed out', clear: 'cleared' } as const

export const describeMove: DescribeMove<State, Move> = (before, { mark, from, to }) =>
  `${placeTitle(before, [from, to])}: ${WORDS[mark]}`
