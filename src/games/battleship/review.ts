/**
 * Judges shots of Battleship: by the number of placements of the remaining ships that cover the cell, compared to the
 * best cell.
 */
import type { Reviewer } from '../../engine/core/game/review'
import { itemAt } from '../../engine/core/itemAt'
import { percentText } from '../../engine/core/text'
import { hitsOf, knowledgeOf, type Move, type State } from './rules'
import { density } from './rules/aim'
import { cellName } from './rules/fleet'
import { reviewTexts as texts } from './texts/review'

function why(open: boolean, weight: number, best: number, cell: number): string {
  if (open) return texts.nextToHits
  if (weight === 0) return texts.noShip(cellName(cell))
  return texts.more(cellName(best), cellName(cell))
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.compared,
    sides: false,
    unit: '%',
    loss: texts.loss,
    grades: [50, 75, 90],
  },
  judge(before, move, _after) {
    if (!('fire' in move) || move.fire === undefined || before.turn !== 0) return null
    const knowledge = knowledgeOf(before, 0)
    const weights = density(knowledge)
    const top = Math.max(...weights)
    const best = weights.indexOf(top)
    const own = itemAt(weights, move.fire)
    const value = top === 0 ? 100 : (own / top) * 100
    const loss = 100 - value
    const sums = { shots: 1, best: loss < 1 ? 1 : 0 }
    if (loss < 1) return { value, loss: 0, sums }
    return {
      value,
      loss,
      sums,
      better: { move: { fire: best }, text: cellName(best) },
      why: why(knowledge.cells.includes(2), own, best, move.fire),
    }
  },
  summary(last, { shots = 0, best = 0 }) {
    return {
      [texts.summary.shots]: shots,
      [texts.summary.hits]: hitsOf(last, 0),
      [texts.summary.best]: percentText(best / Math.max(1, shots)),
    }
  },
}
