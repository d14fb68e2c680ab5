/**
 * Hints for Minesweeper: a certain cell with the number that proves it; otherwise the guess with the least risk, from
 * exact odds. Hints highlight cells instead of naming them, because the board may be shown rotated.
 */
import type { Hint, Thinking, TurnBot } from '../../engine/core/game/contract'
import { fewOf, inParts, nearest, type Part } from '../../engine/core/game/hintParts'
import { itemAt } from '../../engine/core/itemAt'
import { percentText } from '../../engine/core/text'
import type { Hinted, Move, State } from './rules'
import { type Deduction, deduce } from './rules/deduce'
import { neighborsOf } from './rules/field'
import { knowledgeOf } from './rules/known'
import { MINE, SAFE } from './rules/solver'
import { hintTexts as texts } from './texts/hints'

/** The move with its reason, and what the first two parts say: where to look, and which rule applies. */
interface Advice extends Hint<Hinted> {
  readonly where: Part
  readonly rule: Part
}

/** A cell and its neighbors. */
const around = (state: State, cell: number) => [cell, ...itemAt(neighborsOf(state), cell)]

/** Open numbers around a cell, itself included. */
const numbersAround = (state: State, cell: number) =>
  around(state, cell).filter((each) => state.cells[each]?.isRevealed && state.cells[each]?.neighborMines > 0)

/** The open numbers next to a cell; if there are none, all covered cells. */
function numbersBeside(state: State, cell: number): number[] {
  const near = numbersAround(state, cell)
  return near.length > 0 ? near : coveredOf(state)
}

/** A few of these cells, those nearest to one of them. */
const fewNear = (state: State, cells: readonly number[], cell: number) => nearest(cells, cell, state.cols)

/** Where to look: a few numbers next to a cell; if there are none, a few covered cells. */
function whereBeside(state: State, cell: number): number[] {
  const numbers = numbersAround(state, cell)
  if (numbers.length > 0) return fewNear(state, numbers, cell)
  const covered = coveredOf(state)
  return nearest(covered, cell, state.cols, fewOf(covered.length))
}

const coveredOf = (state: State) => [...state.cells.keys()].filter((cell) => !state.cells[cell]?.isRevealed)

/** An open number that has all its mines. Prefers one with flags on them. */
function byNumber(state: State, { mines }: Deduction): Advice {
  const proofs = [...state.cells.entries()].flatMap(([by, { isRevealed, neighborMines }]) => {
    const near = isRevealed ? itemAt(neighborsOf(state), by) : []
    const ofBy = near.filter((cell) => mines.includes(cell))
    const cell = near.find((each) => !state.cells[each]?.isRevealed && !mines.includes(each))
    if (cell === undefined || ofBy.length !== neighborMines) return []
    return {
      by,
      cell,
      number: neighborMines,
      bare: ofBy.filter((each) => !state.cells[each]?.isFlagged).length,
    }
  })
  const { by, cell, number } = proofs.reduce((best, each) => (each.bare < best.bare ? each : best))
  return {
    move: { type: 'open', cell, by },
    text: texts.safe(number),
    where: { text: texts.oneProves, highlighted: fewNear(state, numbersAround(state, by), by) },
    rule: { text: texts.countMines(number), highlighted: [by] },
  }
}

/** '14%'. Never 0% or 100%, which would claim certainty. */
function percent(chance: number): string {
  if (chance < 0.005) return texts.lessThanOnePercent
  return chance > 0.995 ? texts.moreThan99Percent : percentText(chance)
}

/** Smaller differences in odds are rounding errors. */
const EVEN = 1e-9

/** The cell that is least likely to be a mine. Flagged cells are only chosen if no other is as good. */
function guess(state: State, odds: Readonly<Float64Array>): Advice {
  const covered = coveredOf(state).filter((cell) => odds[cell] !== 1)
  const min = Math.min(...covered.map((cell) => odds[cell] as number))
  const best = covered.filter((cell) => (odds[cell] as number) < min + EVEN)
  const free = best.find((cell) => !state.cells[cell]?.isFlagged)
  const cell = free ?? (best[0] as number)
  const chance = percent(odds[cell] as number)
  return {
    move: { type: free === undefined ? 'flag' : 'open', cell },
    text: free === undefined ? texts.guessFlagged(chance) : texts.guess(chance),
    where: {
      text: texts.noneCertain,
      highlighted: nearest(covered, cell, state.cols, fewOf(covered.length)),
    },
    rule: {
      text: texts.count(chance),
      highlighted: around(state, cell),
    },
  }
}

/**
 * The field is too open to count all arrangements, and nothing simple is certain. The hint claims no more than that.
 */
function uncounted(state: State, known: Readonly<Uint8Array>): Advice {
  const unknown = coveredOf(state).filter((cell) => known[cell] !== MINE && !state.cells[cell]?.isFlagged)
  const covered = (cell: number) =>
    itemAt(neighborsOf(state), cell).filter((each) => !state.cells[each]?.isRevealed).length
  const candidates = unknown.length > 0 ? unknown : coveredOf(state)
  const cell = candidates.reduce((best, each) => (covered(each) > covered(best) ? each : best))
  const part = { text: texts.uncounted, highlighted: whereBeside(state, cell) }
  const move = { type: state.cells[cell]?.isFlagged ? 'flag' : 'open', cell } as const
  return {
    move,
    text: texts.mostCovered,
    where: part,
    rule: part,
  }
}

function advise(state: State): Advice {
  if (!state.laid) {
    const cell = Math.floor(state.rows / 2) * state.cols + Math.floor(state.cols / 2)
    const part = { text: texts.first, highlighted: [cell] }
    return { move: { type: 'open', cell }, text: part.text, where: part, rule: part }
  }
  const { known, odds } = knowledgeOf(state)
  const wrong = state.cells.findIndex(({ isFlagged }, cell) => isFlagged && known[cell] === SAFE)
  if (wrong >= 0)
    return {
      move: { type: 'flag', cell: wrong },
      text: texts.wrongFlag,
      where: {
        text: texts.oneWrong,
        highlighted: fewNear(
          state,
          [...state.cells.keys()].filter((cell) => state.cells[cell]?.isFlagged),
          wrong,
        ),
      },
      rule: {
        text: texts.compareFlags,
        highlighted: numbersBeside(state, wrong),
      },
    }
  const shown = state.cells.map(({ isRevealed, neighborMines }) => (isRevealed ? neighborMines : -1))
  const found = deduce(state, shown)
  if (!found) return odds ? guess(state, odds) : uncounted(state, known)
  if (found.rule === 'number') return byNumber(state, found)
  const cell = itemAt(found.safe, 0)
  const { rule, safe } = texts.rules[found.rule]
  return {
    move: { type: 'open', cell },
    text: safe,
    where: { text: texts.somethingCertain, highlighted: whereBeside(state, cell) },
    rule: {
      text: rule,
      highlighted: found.numbers.length > 0 ? found.numbers : numbersBeside(state, cell),
    },
  }
}

export const bot: TurnBot<State, Move> = {
  levels: [],
  choose: (state) => advise(state).move,
  hint(state, thinking: Pick<Thinking, 'times'>) {
    const { where, rule, ...all } = advise(state)
    return inParts(thinking, where, rule, all)
  },
}
