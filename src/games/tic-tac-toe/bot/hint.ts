/** Hints for Tic Tac Toe in three parts: lines or the small board to look at, the idea, and the move with its value. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts } from '../../../engine/core/game/hintParts'
import { plural } from '../../../engine/core/text'
import { placeTitle } from '../describeMove'
import { linesOn, type Mark, openCells, type State, turnOf } from '../rules'
import { nextBoard } from '../rules/ultimate'
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
  if (won) return { text: `${mine} needs one more mark in the highlighted line.`, look: won }
  const foe = mine === 'X' ? 'O' : 'X'
  const lost = oneShort(foe)
  if (lost) return { text: `${foe} needs one more mark in the highlighted line. Block it.`, look: lost }
  return {
    text: 'No one can win on the next move. Look for a fork: make your own, or block your opponent’s.',
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
          text:
            near.length > 1
              ? 'Look at the highlighted lines: the best square is where they cross.'
              : 'Look at the highlighted line: the best square is on it.',
          look: [...new Set(near.flat())],
        }
      : { text: 'Look at the empty squares: no one can win a line there anymore.', look: openCells(state) }
  return inParts(thinking, where, ruleOf(state, move), { move, text: boardText(state, move, value) })
}

/** @param marks - the own marks that the win takes */
const winsIn = (place: string, marks: number) =>
  marks === 1
    ? `${place} wins now.`
    : plural(marks, { one: `${place} wins in # move.`, other: `${place} wins in # moves.` })

function boardText(state: State, move: number, value: number): string {
  const place = placeTitle(move, state.cells)
  if (value === 0) return `${place} keeps the tie.`
  // The winner's last mark leaves |value| - 1 cells; every second mark from here on is the player's.
  const left = state.cells.filter((cell) => cell === '').length
  const own = Math.ceil((left - (Math.abs(value) - 1)) / 2)
  if (value > 0) return winsIn(place, own)
  return `${place} holds out longest.`
}

/** For Ultimate: which small board, where the mark sends the opponent, the cell. */
export function ultimateHint(state: State, thinking: Thinking): Hint<number> {
  const open = openCells(state)
  const { move, value } = searchUltimate(state, open, DEEPEST, thinking.overtime)
  const board = Math.floor(move / 9)
  const sent = nextBoard(state.cells.with(move, turnOf(state)), move)
  const where = {
    text: 'Look at the highlighted small board.',
    look: open.filter((cell) => Math.floor(cell / 9) === board),
  }
  const rule =
    sent === null
      ? {
          text: 'The best move there lets your opponent play anywhere, because it points to a decided board.',
          look: where.look,
        }
      : {
          text: 'The best move there sends your opponent to the highlighted small board.',
          look: state.cells.flatMap((cell, index) =>
            cell === '' && Math.floor(index / 9) === sent ? [index] : [],
          ),
        }
  return inParts(thinking, where, rule, { move, text: ultimateText(state, move, value) })
}

function ultimateText(state: State, move: number, value: number): string {
  const place = placeTitle(move, state.cells)
  if (isWin(value)) return winsIn(place, marksToWin(value))
  return isWin(-value) ? `${place} holds out longest.` : `${place} looks best.`
}
