/** Reviews moves of Spider: whether the solver still finds a way to win after each. */
import type { Reviewer } from '../../engine/core/game/review'
import { moveText, wayFrom } from './bot'
import type { Move, State } from './rules'
import { isWon } from './rules/state'
import { hintTexts } from './texts/hints'
import { reviewTexts as texts } from './texts/review'

const YES = 100
const NO = 0
/** Where no way was found before, one search is enough: most further moves find none either. */
const QUICK = [20]

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.wayFound,
    sides: false,
    max: YES,
    unit: '%',
    // Not to find a way proves nothing, so it is never a mistake.
    grades: [YES, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  },
  judge(before, move, after, thinking) {
    if (move.type === 'look') return null
    if (isWon(after)) return { value: YES, loss: 0 }
    const had = wayFrom(before, thinking, before.moves === 0 ? undefined : QUICK)
    const has = wayFrom(after, thinking, had.isWon ? undefined : QUICK)
    if (has.isWon) return { value: YES, loss: 0 }
    if (!had.isWon || !had.move) return { value: NO, loss: 0 }
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
  summary: ({ moves, runs }, { lost = 0 }) => ({
    [texts.moves]: moves,
    [texts.runs]: runs.length,
    [texts.waysLost]: lost,
  }),
}
