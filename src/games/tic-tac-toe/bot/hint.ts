/** Hints for Tic Tac Toe in three parts: lines or the small board to look at, the idea, and the move with its value. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts } from '../../../engine/core/game/hintParts'
import { placeTitle } from '../describeMove'
import { linesOn, type Mark, openCells, type State, turnOf } from '../rules'
import { nextBoard } from '../rules/ultimate'
import { hintTexts as texts } from '../texts/hints'
import { DEEPEST, isWin, marksToWin, searchUltimate } from './ultimate'

/** The lines through a cell that only one side can still fill. */
function linesThrough(state: State, move: number): readonly (readonly number[])[] {
  const marks = (line: readonly number[]) => new Set(line.map((cell) => state.cells[cell]).filter(Boolean))
  return linesOn(state.cells).filter((line) => line.includes(move) && marks(line).size < 2)
}

/** The idea: complete a line, block one, or take the square on the most lines. */
function ruleOf(state: State, move: number): { text: string; look: readonly number[] } {
  const mine = turnOf(state)
  const oneShort = (mark: Mark) =>
    linesThrough(state, move).find((line) =>
      line.every((cell) => cell === move || state.cells[cell] === mark),
    )
  const won = oneShort(mine)
  if (won) return { text: texts.win(mine), look: won }
  const foe = mine === 'X' ? 'O' : 'X'
  const lost = oneShort(foe)
  if (lost) return { text: texts.block(foe), look: lost }
  return {
    text: texts.fork,
    look: openCells(state),
  }
}

/**
 * @param move a best move on nine or sixteen cells
 * @param value its value, as returned by `worth`
 */
export function boardHint(state: State, thinking: Thinking, move: number, value: number): Hint<number> {
  const near = linesThrough(state, move)
  const where =
    near.length > 0
      ? {
          text: near.length > 1 ? texts.lines : texts.line,
          look: [...new Set(near.flat())],
        }
      : { text: texts.noLine, look: openCells(state) }
  return inParts(thinking, where, ruleOf(state, move), { move, text: boardText(state, move, value) })
}

/** @param marks - the own marks that the win takes */
const winsIn = (place: string, marks: number) =>
  marks === 1 ? texts.winsNow(place) : texts.winsIn(place, marks)

function boardText(state: State, move: number, value: number): string {
  const place = placeTitle(move, state.cells)
  if (value === 0) return texts.keepsTie(place)
  // The winner's last mark leaves |value| - 1 cells; every second mark from here on is the player's.
  const left = state.cells.filter((cell) => cell === '').length
  const own = Math.ceil((left - (Math.abs(value) - 1)) / 2)
  if (value > 0) return winsIn(place, own)
  return texts.holdsOut(place)
}

/** For Ultimate: which small board, where the mark sends the opponent, the cell. */
export function ultimateHint(state: State, thinking: Thinking): Hint<number> {
  const open = openCells(state)
  const { move, value } = searchUltimate(state, open, DEEPEST, thinking.overtime)
  const board = Math.floor(move / 9)
  const sent = nextBoard(state.cells.with(move, turnOf(state)), move)
  const where = {
    text: texts.board,
    look: open.filter((cell) => Math.floor(cell / 9) === board),
  }
  const rule =
    sent === null
      ? {
          text: texts.sendsAnywhere,
          look: where.look,
        }
      : {
          text: texts.sendsToBoard,
          look: state.cells.flatMap((cell, index) =>
            cell === '' && Math.floor(index / 9) === sent ? [index] : [],
          ),
        }
  return inParts(thinking, where, rule, { move, text: ultimateText(state, move, value) })
}

function ultimateText(state: State, move: number, value: number): string {
  const place = placeTitle(move, state.cells)
  if (isWin(value)) return winsIn(place, marksToWin(value))
  return isWin(-value) ? texts.holdsOut(place) : texts.looksBest(place)
}
