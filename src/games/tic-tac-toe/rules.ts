/** Owns the rules of Tic Tac Toe: nine cells, X starts, three in a row wins; on the board of sixteen, four. */
import type { GameEvent, OptionValues, TurnRules } from '../../engine/core/contract'
import { cellOf, linesOf, printGrid } from '../../engine/core/grid'

export type Mark = 'X' | 'O'

export interface State {
  /** Nine cells, row by row, or sixteen. */
  readonly cells: readonly (Mark | '')[]
  /** The mark of the only person playing against the computer; null when two people play. */
  readonly you: Mark | null
}

/** The cell to mark, 0 (top left) to 8 or 15 (bottom right); 'reset' starts over. */
export type Move = number | 'reset'

/** Cells of a row, and marks that win in one. */
export type Side = 3 | 4

/** The eight lines of three, the ten of four. */
const LINES: Readonly<Record<Side, readonly (readonly number[])[]>> = {
  3: linesOf(3, 3, 3),
  4: linesOf(4, 4, 4),
}

export function sideOf(cells: State['cells']): Side {
  return cells.length === 16 ? 4 : 3
}

/** Every line that wins on this board. */
export function linesOn(cells: State['cells']): readonly (readonly number[])[] {
  return LINES[sideOf(cells)]
}

/** Whose turn it is. X starts, so X is to move when both have as many marks. */
export function turnOf(state: State): Mark {
  return state.cells.filter((cell) => cell !== '').length % 2 === 0 ? 'X' : 'O'
}

/** The lines that are complete, as lists of cells; two at most, or three of four. */
export function fullLines(cells: State['cells']): readonly (readonly number[])[] {
  return linesOn(cells).filter((line) => {
    const mark = cells[line[0] as number]
    if (mark === '') return false
    for (const cell of line) if (cells[cell] !== mark) return false
    return true
  })
}

/** The mark that has a line, or null. */
export function winnerOf(cells: State['cells']): Mark | null {
  const line = fullLines(cells)[0]
  return line ? (cells[line[0] as number] as Mark) : null
}

/** The person's mark with these options, or null when two people play. */
export function personOf(options: OptionValues): Mark | null {
  if (options.opponent === undefined || options.opponent === 'two') return null
  return options.mark === 'O' ? 'O' : 'X'
}

/** Empty cells while nobody has won. */
export function openCells(state: State): number[] {
  if (winnerOf(state.cells)) return []
  return state.cells.flatMap((cell, index) => (cell === '' ? [index] : []))
}

/** Reads nine or sixteen of X, O and a dot. Throws an Error that tells the visitor what is wrong. */
function read(text: string, options: OptionValues): State {
  const signs = [...text.trim().toUpperCase()]
  if (![9, 16].includes(signs.length) || signs.some((sign) => !'XO.'.includes(sign)))
    throw new Error(
      'A Tic Tac Toe position is nine signs (or sixteen), row by row: X, O, or a dot for an empty cell.',
    )
  const cells = signs.map((sign) => (sign === '.' ? '' : (sign as Mark)))
  const ahead = cells.filter((cell) => cell === 'X').length - cells.filter((cell) => cell === 'O').length
  if (ahead !== 0 && ahead !== 1)
    throw new Error('This position cannot come up: X starts, so X has as many marks as O, or one more.')
  const full = fullLines(cells)
  const marks = new Set(full.map((line) => cells[line[0] as number]))
  if (marks.size > 1 || (marks.has('X') && ahead !== 1) || (marks.has('O') && ahead !== 0))
    throw new Error(
      `This position cannot come up: the game ends with the first ${WORDS[sideOf(cells)]} in a row.`,
    )
  return { cells, you: personOf(options) }
}

const WORDS: Readonly<Record<Side, string>> = { 3: 'three', 4: 'four' }

const emptyOf = (side: Side): State['cells'] => Array.from({ length: side * side }, () => '')

export const rules: TurnRules<State, Move> = {
  start: (options) => ({ cells: emptyOf(options.board === '4' ? 4 : 3), you: personOf(options) }),

  apply(state, move) {
    if (move === 'reset') {
      const isEmpty = state.cells.every((cell) => cell === '')
      if (isEmpty) return { refused: '' }
      return { state: { ...state, cells: emptyOf(sideOf(state.cells)) }, events: [{ type: 'reset' }] }
    }
    if (winnerOf(state.cells) || !Number.isInteger(move) || state.cells[move] === undefined)
      return { refused: '' }
    if (state.cells[move] !== '') return { refused: 'That cell is taken. Pick an empty one.' }
    const mark = turnOf(state)
    const next: State = { ...state, cells: state.cells.with(move, mark) }
    const { row, col } = cellOf(move, sideOf(state.cells))
    const events: GameEvent[] = [{ type: 'mark', mark, row: row + 1, column: col + 1 }]
    if (winnerOf(next.cells)) events.push({ type: 'win', mark })
    else if (!next.cells.includes('')) events.push({ type: 'tie' })
    return { state: next, events }
  },

  legal: openCells,
  seat: (state) => (turnOf(state) === 'X' ? 0 : 1),
  hud(state) {
    const moves = state.cells.filter((cell) => cell !== '').length
    return { Turn: moves === state.cells.length || winnerOf(state.cells) ? '-' : turnOf(state), Moves: moves }
  },

  outcome(state) {
    const winner = winnerOf(state.cells)
    if (!winner) return state.cells.includes('') ? null : { result: 'tied', title: "It's a tie" }
    if (!state.you) return { result: 'over', title: `${winner} wins` }
    const detail = `${winner} has ${WORDS[sideOf(state.cells)]} in a row.`
    const own = state.cells.filter((cell) => cell === winner).length
    return winner === state.you
      ? { result: 'won', title: 'You win', detail, results: { Moves: own } }
      : { result: 'lost', title: 'The computer wins', detail }
  },

  notation: { read, write: (state) => state.cells.map((cell) => cell || '.').join('') },

  debug({ cells }) {
    const side = sideOf(cells)
    return printGrid(side, side, (row, col) => cells[row * side + col] || '.')
  },
}
