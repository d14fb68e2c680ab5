/** Reviews moves of Klondike and FreeCell: whether the game could still be won after each, if the solver can tell. */
import type { Reviewer } from '../../engine/core/game/review'
import { moveText } from './bot'
import { chanceOf } from './bot/chance'
import type { Move, State } from './rules'

const YES = 100
const NO = 0

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: 'Winnable',
    sides: false,
    max: YES,
    unit: '%',
    grades: [YES, YES, YES],
  },
  judge(before, move, after) {
    if (move.type !== 'move' && move.type !== 'draw') return null
    const had = chanceOf(before)
    const has = chanceOf(after)
    if (has.result === 'unknown') return null
    if (has.result === 'won') return { value: YES, loss: 0 }
    if (had.result !== 'won' || !had.move) return { value: NO, loss: 0 }
    return {
      value: NO,
      loss: YES,
      sums: { lost: 1 },
      better: { move: had.move, text: had.move.type === 'move' ? moveText(before, had.move) : 'Draw' },
      why: 'After this move, the game could no longer be won.',
    }
  },
  summary: ({ moves, foundations }, { lost = 0 }) => ({
    Moves: moves,
    'Cards on foundations': foundations.reduce((sum, each) => sum + each, 0),
    'Winning positions lost': lost,
  }),
}
