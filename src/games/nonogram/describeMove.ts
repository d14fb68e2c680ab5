/** Describes moves of Nonogram in words: 'Row 3, columns 4 to 6: filled'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { cellsTitle } from './rules/words'
import { moveTexts } from './texts/moves'

const TEXTS = { fill: moveTexts.filled, cross: moveTexts.crossed, clear: moveTexts.cleared } as const

export const describeMove: DescribeMove<State, Move> = (before, { mark, from, to }) =>
  TEXTS[mark](cellsTitle(before, [from, to]))
