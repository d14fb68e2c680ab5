/** Judges moves of 2048: the value of the slide against the best one. */
import type { Reviewer } from '../../engine/core/game/review'
import { percentText } from '../../engine/core/text'
import { bestOf, CELL, type Cells, cellsOf, rateSlides, sideOfCells, slid } from './bot/expectimax'
import { type Move, rules, type State } from './rules'
import { moveTexts } from './texts/moves'
import { reviewTexts as texts } from './texts/review'

const freeIn = (cells: Cells) => cells.filter((rank) => rank === 0).length
const NAMES = moveTexts.directions

function why(before: Cells, played: Move, best: Move, after: State): string {
  if (rules.outcome(after)) return texts.noMoves(NAMES[played])
  const top = Math.max(...before)
  const side = sideOfCells(before)
  const corners = [0, side - 1, side * (side - 1), side * side - 1]
  const holds = (move: Move) => corners.some((corner) => slid(before, move)?.[corner] === top)
  const [mine, theirs] = [slid(before, played), slid(before, best)].map((cells) => freeIn(cells ?? before))
  if (holds(best) && !holds(played) && corners.some((corner) => before[corner] === top))
    return texts.corner(NAMES[best], NAMES[played])
  if ((theirs as number) > (mine as number))
    return texts.fewerFree(NAMES[best], theirs as number, NAMES[played], mine as number)
  return texts.order(NAMES[best])
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.freeCells,
    sides: false,
    unit: '%',
    // In free cells. Breaking the order costs the weight of many of them.
    grades: [10, 30, 80],
  },
  judge(before, move, after) {
    const cells = cellsOf(before)
    const slides = rateSlides(cells)
    const best = bestOf(slides)
    const own = slides.find((each) => each.move === move) ?? best
    const loss = (best.value - own.value) / CELL
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
    [texts.bestMoves]: percentText((sums.best ?? 0) / Math.max(1, judged)),
  }),
}
