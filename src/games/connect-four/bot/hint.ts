/** The first two parts of a hint in Connect Four: what matters and near which discs, and the reason. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, nearest, type Part } from '../../../engine/core/game/hintParts'
import { linesOf } from '../../../engine/core/math/grid'
import {
  COLUMNS,
  canPop,
  columnOf,
  type Disc,
  isPop,
  landing,
  type Move,
  NAMES,
  popsOut,
  ROWS,
  type State,
  turnOf,
  winningCells,
} from '../rules'
import { after, winnerOf } from '../rules/board'
import { hintTexts as texts } from '../texts/hints'

type Cells = State['cells']

const LINES = linesOf(4, ROWS, COLUMNS)
const ALL = Array.from({ length: COLUMNS }, (_, column) => column)

/** A line that a disc on this cell completes, or undefined. */
function lineAt(cells: Cells, cell: number, disc: Disc): readonly number[] | undefined {
  return LINES.find(
    (line) => line.includes(cell) && line.every((each) => each === cell || cells[each] === disc),
  )
}

/** Cells where a disc can land now. */
const landings = (cells: Cells) => ALL.map((column) => landing({ cells }, column)).filter((cell) => cell >= 0)

/** Those where this side completes four. */
const winsOf = (cells: Cells, disc: Disc) => landings(cells).filter((cell) => lineAt(cells, cell, disc))

/** Cells of the lines through a cell that are free of the opponent. */
function openThrough(cells: Cells, cell: number, foe: Disc) {
  const lines = LINES.filter((line) => line.includes(cell) && line.every((each) => cells[each] !== foe))
  return { lines: lines.length, highlighted: [...new Set(lines.flat())] }
}

interface Rule extends Part {
  /** What matters now, for the first part. */
  readonly theme: string
}

const { themes } = texts

/** Where to look: what matters now, and the discs of a line or near the best column. No disc is on the board at first. */
function whereOf(state: State, move: Move, { theme, highlighted: line }: Rule): Part {
  const column = columnOf(move)
  const bottom = (ROWS - 1) * COLUMNS + column
  const cell = isPop(move) ? bottom : landing(state, column)
  const discs = [...state.cells.keys()].filter((each) => state.cells[each] !== 0 && each !== cell)
  if (discs.length === 0) {
    const beside = column === COLUMNS - 1 ? cell - 1 : cell + 1
    return { text: `${theme} ${texts.amongCells}`, highlighted: nearest([cell, beside], cell, COLUMNS) }
  }
  const decides = theme === themes.win || theme === themes.block
  const inLine = decides ? line.filter((each) => discs.includes(each)) : []
  const highlighted = nearest(inLine.length > 0 ? inLine : discs, cell, COLUMNS, decides ? 3 : 2)
  return { text: `${theme} ${texts.near(highlighted.length)}`, highlighted }
}

function ofPop(state: State, move: Move, mine: 1 | 2): Rule {
  const next = after(state, move)
  if (winnerOf(next) === mine)
    return {
      theme: themes.pop,
      text: texts.popWins(NAMES[mine]),
      highlighted: winningCells(next),
    }
  return {
    theme: themes.pop,
    text: texts.mayPop(NAMES[mine]),
    highlighted: ALL.filter((column) => canPop(state, column)).map((column) => (ROWS - 1) * COLUMNS + column),
  }
}

/** The idea if the drop wins or prevents a loss at once; otherwise null. */
function urgentPart(cells: Cells, cell: number, mine: 1 | 2, foe: 1 | 2): Rule | null {
  const won = lineAt(cells, cell, mine)
  if (won) return { theme: themes.win, text: texts.win(NAMES[mine]), highlighted: won }
  const lost = lineAt(cells, cell, foe)
  if (lost) return { theme: themes.block, text: texts.block(NAMES[foe]), highlighted: lost }
  const foes = winsOf(cells, foe)
  if (foes.length > 0)
    return {
      theme: themes.lost,
      text: texts.lost(NAMES[foe]),
      highlighted: foes,
    }
  const next = cells.with(cell, mine)
  const twice = winsOf(next, mine)
  if (twice.length > 1 && winsOf(next, foe).length === 0)
    return {
      theme: themes.twoWays,
      text: texts.twoWays(NAMES[mine], NAMES[foe]),
      highlighted: twice,
    }
  return null
}

/** Cells that let the opponent complete four on top of them. */
function poisoned(cells: Cells, mine: 1 | 2, foe: 1 | 2): number[] {
  return landings(cells).filter(
    (cell) => cell >= COLUMNS && lineAt(cells.with(cell, mine), cell - COLUMNS, foe),
  )
}

function ofDrop(state: State, move: Move, mine: 1 | 2): Rule {
  const { cells } = state
  const foe = mine === 1 ? 2 : 1
  const cell = landing(state, move)
  const urgent = urgentPart(cells, cell, mine, foe)
  // With pops there are more ways to complete four, so the hint only states what a line shows.
  if (urgent && (!popsOut(state) || lineAt(cells, cell, mine) || lineAt(cells, cell, foe))) return urgent
  const bad = popsOut(state) ? [] : poisoned(cells, mine, foe)
  if (bad.length > 0 && !bad.includes(cell))
    return {
      theme: themes.avoid,
      text: texts.avoid(bad.length, NAMES[foe]),
      highlighted: bad,
    }
  const own = openThrough(cells, cell, foe)
  const shared = own.lines > 0 ? own : openThrough(cells, cell, mine)
  if (shared.lines === 0)
    return {
      theme: themes.quiet,
      text: texts.noLine,
      highlighted: landings(cells),
    }
  const side = NAMES[own.lines > 0 ? mine : foe]
  return {
    theme: themes.quiet,
    text: texts.lines(shared.lines, side),
    highlighted: shared.highlighted,
  }
}

/** @param text value of the move, for the third part */
export function columnHint(state: State, thinking: Thinking, move: Move, text: string): Hint<Move> {
  const mine = turnOf(state)
  const rule = isPop(move) ? ofPop(state, move, mine) : ofDrop(state, move, mine)
  const { theme: _, ...reason } = rule
  return inParts(thinking, whereOf(state, move, rule), reason, { move, text })
}
