/** Hints for Tic Tac Toe in three parts: what matters and near which marks, the idea, and the move with its value. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { fewOf, inParts, nearest, type Part } from '../../../engine/core/game/hintParts'
import { cellTitle } from '../describeMove'
import { linesOn, type Mark, openCells, type State, turnOf } from '../rules'
import { nextBoard } from '../rules/ultimate'
import { hintTexts as texts } from '../texts/hints'
import { DEEPEST, isWin, marksToWin, searchUltimate } from './ultimate'

/** The lines through a cell that only one side can still fill. */
function linesThrough(state: State, move: number): readonly (readonly number[])[] {
  const marks = (line: readonly number[]) => new Set(line.map((cell) => state.cells[cell]).filter(Boolean))
  return linesOn(state.cells).filter((line) => line.includes(move) && marks(line).size < 2)
}

/** What matters now, and the idea: complete a line, block one, or take the square on the most lines. */
function partsOf(state: State, move: number): readonly [Part, Part] {
  const side = Math.sqrt(state.cells.length)
  const open = openCells(state)
  const marked = [...state.cells.keys()].filter((cell) => state.cells[cell] !== '')
  const mine = turnOf(state)
  const oneShort = (mark: Mark) =>
    linesThrough(state, move).find((line) =>
      line.every((cell) => cell === move || state.cells[cell] === mark),
    )
  const won = oneShort(mine)
  const withMarks = (line: readonly number[]) => line.filter((cell) => cell !== move)
  if (won)
    return [
      { text: texts.canWin, highlighted: withMarks(won) },
      { text: texts.win(mine), highlighted: won },
    ]
  const foe = mine === 'X' ? 'O' : 'X'
  const lost = oneShort(foe)
  if (lost)
    return [
      { text: texts.mustBlock, highlighted: withMarks(lost) },
      { text: texts.block(foe), highlighted: lost },
    ]
  const fork = { text: texts.fork, highlighted: nearest(open, move, side) }
  const lines = linesThrough(state, move)
  if (lines.length === 0) return [{ text: texts.noLine, highlighted: nearest(marked, move, side, 2) }, fork]
  const inLine = marked.filter((cell) => lines.some((line) => line.includes(cell)))
  if (inLine.length === 0) {
    const count = (cell: number) => linesThrough(state, cell).length
    const others = open.filter((cell) => cell !== move).sort((a, b) => count(b) - count(a))
    const highlighted = [move, ...others.slice(0, fewOf(open.length) - 1)].sort((a, b) => a - b)
    return [{ text: texts.onMostLines, highlighted }, fork]
  }
  const highlighted = nearest(inLine, move, side, 2)
  return [{ text: texts.quiet(highlighted.length), highlighted }, fork]
}

/**
 * @param move a best move on nine or sixteen cells
 * @param value its value, as returned by `positionValue`
 */
export function boardHint(state: State, thinking: Thinking, move: number, value: number): Hint<number> {
  return inParts(thinking, ...partsOf(state, move), { move, text: boardText(state, move, value) })
}

/** @param marks - the own marks that the win takes */
const winsIn = (name: string, marks: number) =>
  marks === 1 ? texts.winsNow(name) : texts.winsIn(name, marks)

function boardText(state: State, move: number, value: number): string {
  const name = cellTitle(move, state.cells)
  if (value === 0) return texts.keepsTie(name)
  // The winner's last mark leaves |value| - 1 cells; every second mark from here on is the player's.
  const left = state.cells.filter((cell) => cell === '').length
  const own = Math.ceil((left - (Math.abs(value) - 1)) / 2)
  if (value > 0) return winsIn(name, own)
  return texts.holdsOut(name)
}

/** For Ultimate: which small board, where the mark sends the opponent, the cell. */
export function ultimateHint(state: State, thinking: Thinking): Hint<number> {
  const open = openCells(state)
  const { move, value } = searchUltimate(state, open, DEEPEST, thinking.overtime)
  const board = Math.floor(move / 9)
  const sent = nextBoard(state.cells.with(move, turnOf(state)), move)
  const inBoard = open.filter((cell) => Math.floor(cell / 9) === board)
  // A player who is sent to a board knows it: a few of its squares say more.
  const where =
    inBoard.length * 3 <= open.length
      ? { text: texts.board, highlighted: inBoard }
      : { text: texts.sends, highlighted: nearest(inBoard, move, 9, fewOf(open.length)) }
  const rule =
    sent === null
      ? {
          text: texts.sendsAnywhere,
          highlighted: inBoard,
        }
      : {
          text: texts.sendsToBoard,
          highlighted: state.cells.flatMap((cell, index) =>
            cell === '' && Math.floor(index / 9) === sent ? [index] : [],
          ),
        }
  return inParts(thinking, where, rule, { move, text: ultimateText(state, move, value) })
}

function ultimateText(state: State, move: number, value: number): string {
  const name = cellTitle(move, state.cells)
  if (isWin(value)) return winsIn(name, marksToWin(value))
  return isWin(-value) ? texts.holdsOut(name) : texts.looksBest(name)
}
