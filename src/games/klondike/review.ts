/** Reviews moves of Klondike and FreeCell: whether the game could still be won after each, if the solver can tell. */
import type { Reviewer } from '../../engine/core/game/review'
import { moveText } from './bot'
import { chanceOf } from './bot/chance'
import type { Move, State } from './rules'
import { hintTexts } from './texts/hints'
import { reviewTexts as texts } from './texts/review'

const YES = 100
const NO = 0

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.winnable,
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
      better: {
        move: had.move,
        text: had.move.type === 'move' ? moveText(before, had.move) : hintTexts.moves.draw,
      },
      why: texts.lost,
    }
  },
  summary: ({ moves, foundations }, { lost = 0 }) => ({
    [texts.moves]: moves,
    [texts.onFoundations]: foundations.reduce((sum, each) => sum + each, 0),
    [texts.positionsLost]: lost,
  }),
}
