/** Judges moves of 2048: the value of the slide against the best one. */
import type { Reviewer } from '../../engine/core/game/review'
import { percentText } from '../../engine/core/text'
import { bestOf, CELL, type Cells, cellsOf, rated, sideOfCells, slid } from './bot/rate'
import { type Move, rules, type State } from './rules'

const freeIn = (cells: Cells) => cells.filter((rank) => rank === 0).length
const NAMES = { up: 'Up', down: 'Down', left: 'Left', right: 'Right' } as const

function why(before: Cells, played: Move, best: Move, after: State): string {
  if (rules.outcome(after)) return `${NAMES[played]} leaves no moves.`
  const top = Math.max(...before)
  const side = sideOfCells(before)
  const corners = [0, side - 1, side * (side - 1), side * side - 1]
  const holds = (move: Move) => corners.some((corner) => slid(before, move)?.[corner] === top)
  const [mine, theirs] = [slid(before, played), slid(before, best)].map((cells) => freeIn(cells ?? before))
  if (holds(best) && !holds(played) && corners.some((corner) => before[corner] === top))
    return `${NAMES[best]} keeps the highest tile in its corner. ${NAMES[played]} moves it out.`
  if ((theirs as number) > (mine as number))
    return `Free cells: ${theirs} after ${NAMES[best]}, ${mine} after ${NAMES[played]}.`
  return `${NAMES[best]} keeps the tiles in better order for future merges.`
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: 'Free cells',
    sides: false,
    unit: '%',
    // In free cells. Breaking the order costs the weight of many of them.
    grades: [10, 30, 80],
  },
  judge(before, move, after) {
    const cells = cellsOf(before)
    const slides = rated(cells)
    const best = bestOf(slides)
    const own = slides.find((each) => each.move === move) ?? best
    const loss = (best.worth - own.worth) / CELL
    const value = Math.round((1 - after.tiles.length / cells.length) * 100)
    const sums = { best: loss < 0.5 ? 1 : 0 }
    if (loss < 0.5) return { value, loss: 0, sums }
    return {
      value,
      loss,
      sums,
      better: { move: best.move, text: NAMES[best.move] },
      why: why(cells, move, best.move, after),
    }
  },
  summary: (_last, sums, judged) => ({
    'Best moves': percentText((sums.best ?? 0) / Math.max(1, judged)),
  }),
}
