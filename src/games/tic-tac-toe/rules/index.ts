/**
 * The rules of Tic Tac Toe: nine cells, X starts, three in a row wins; also 4x4 with four in a row, Ultimate with
 * nine boards, misère on nine cells, and best of five.
 */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, linesOf, printGrid } from '../../../engine/core/math/grid'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  counted,
  type Five,
  fiveOutcome,
  gameEvents,
  holderOf,
  isDecided,
  NO_GAMES,
  PAUSE_MS,
  type SeriesEvent,
} from './five'
import {
  ALL_CELLS,
  boardLines,
  boardsOf,
  cellAt,
  isUltimate,
  type Mark,
  nextBoard,
  openOn,
  rowAndColumn,
} from './ultimate'

export type { Mark } from './ultimate'

export type Event =
  | { readonly type: 'mark'; readonly mark: Mark; readonly row: number; readonly column: number }
  | { readonly type: 'board'; readonly mark: Mark; readonly board: number }
  | { readonly type: 'win'; readonly mark: Mark }
  | { readonly type: 'tie' }
  | SeriesEvent
  | { readonly type: 'next'; readonly game: number; readonly you?: Mark }
  | { readonly type: 'reset' }

export interface State {
  /** Nine or sixteen cells, row by row; in Ultimate nine boards one after the other. */
  readonly cells: readonly (Mark | '')[]
  /** Ultimate: the board for the next mark; null if any may be chosen. */
  readonly next?: number | null
  /** The mark of the only person, against the computer; null if two people play. */
  readonly you: Mark | null
  /** A line loses. */
  readonly misere?: true
  /** Best of five only. */
  readonly five?: Five
}

/**
 * The cell to mark, from 0 (top left) to 8, 15 or 80 (bottom right); 'reset' clears the board; 'next' is the
 * automatic next round of five.
 */
export type Move = number | 'reset' | 'next'

/** Cells per row, and marks in a row that win. */
export type Side = 3 | 4

/** The eight lines of three, the ten of four. */
const LINES: Readonly<Record<Side, readonly (readonly number[])[]>> = {
  3: linesOf(3, 3, 3),
  4: linesOf(4, 4, 4),
}

export function sideOf(cells: State['cells']): Side {
  return cells.length === 16 ? 4 : 3
}

/** All winning lines of this board. */
export function linesOn(cells: State['cells']): readonly (readonly number[])[] {
  return LINES[sideOf(cells)]
}

/** Whose turn it is. X starts, so X is to move if both have the same number of marks. */
export function turnOf(state: State): Mark {
  let marks = 0
  for (const cell of state.cells) if (cell !== '') marks++
  return marks % 2 === 0 ? 'X' : 'O'
}

/**
 * The completed lines as lists of cells: at most two, or three of four. Empty for Ultimate, where boards form lines.
 */
export function fullLines(cells: State['cells']): readonly (readonly number[])[] {
  if (isUltimate(cells)) return []
  return linesOn(cells).filter((line) => isFull(cells, line))
}

function isFull(cells: State['cells'], line: readonly number[]): boolean {
  const mark = cells[itemAt(line, 0)]
  if (mark === '') return false
  for (const cell of line) if (cells[cell] !== mark) return false
  return true
}

/** The mark that has a line, or null. */
export function winnerOf(cells: State['cells']): Mark | null {
  if (isUltimate(cells)) {
    const boards = boardsOf(cells)
    const line = boardLines(boards)[0]
    return line ? (boards[itemAt(line, 0)] as Mark) : null
  }
  for (const line of linesOn(cells)) if (isFull(cells, line)) return cells[itemAt(line, 0)] as Mark
  return null
}

/** The mark that has won, or null: in misère the other one has the line. */
export function wonBy({ cells, misere }: Pick<State, 'cells' | 'misere'>): Mark | null {
  const mark = winnerOf(cells)
  return misere && mark ? otherOf(mark) : mark
}

const otherOf = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X')

/** The person's mark with these options; null if two people play. */
export const personOf = ({ opponent, mark }: Options): Mark | null => (opponent === 'two' ? null : mark)

/** Empty cells, if nobody has won. */
export function openCells(state: State): number[] {
  if (isUltimate(state.cells)) return openOn(state.cells, state.next ?? null)
  if (winnerOf(state.cells)) return []
  const open: number[] = []
  for (let cell = 0; cell < state.cells.length; cell++) if (state.cells[cell] === '') open.push(cell)
  return open
}

/**
 * Reads nine, sixteen or eighty-one of X, O and a dot; for Ultimate followed by the next board ('…:5', '…:-').
 *
 * @throws Error with a message for the player
 */
function read(text: string, options: Options): State {
  const [drawn = '', board = '-'] = pastedText(text)
    .toUpperCase()
    .replace(/[\s/|,]/g, '')
    .split(':')
  const characters = Array.from(drawn, (character) => ('-_'.includes(character) ? '.' : character))
  const strange = characters.find((character) => !'XO.'.includes(character))
  if (![9, 16, ALL_CELLS].includes(characters.length) || strange !== undefined)
    throw new Error(
      strange === undefined ? texts.position.length(characters.length) : texts.position.strange(strange),
    )
  if (!/^[1-9-]$/.test(board)) throw new Error(texts.position.nextBoard)
  const cells = characters.map((character) => (character === '.' ? '' : (character as Mark)))
  const ahead = cells.filter((cell) => cell === 'X').length - cells.filter((cell) => cell === 'O').length
  if (ahead !== 0 && ahead !== 1) throw new Error(texts.position.marks)
  if (isUltimate(cells)) {
    if (new Set(boardLines(boardsOf(cells)).map(([first = 0]) => boardsOf(cells)[first])).size > 1)
      throw new Error(texts.position.bothWon)
    const next = board === '-' || boardsOf(cells)[Number(board) - 1] !== '' ? null : Number(board) - 1
    return { cells, you: personOf(options), next, ...seriesOf(options) }
  }
  const full = fullLines(cells)
  const marks = new Set(full.map((line) => cells[itemAt(line, 0)]))
  if (marks.size > 1 || (marks.has('X') && ahead !== 1) || (marks.has('O') && ahead !== 0))
    throw new Error(sideOf(cells) === 3 ? texts.position.afterThree : texts.position.afterFour)
  return { cells, you: personOf(options), ...misereOf(options, cells), ...seriesOf(options) }
}

/** The part of the state that misère adds, on nine cells only. */
const misereOf = ({ line }: Options, cells: State['cells']): Pick<State, 'misere'> =>
  line === 'loses' && cells.length === 9 ? { misere: true } : {}

/** The part of the state that a best-of-five game adds. */
function seriesOf({ series }: Options): Pick<State, 'five'> {
  return series === 'five' ? { five: NO_GAMES } : {}
}

/** A round of five has ended, and another one follows. */
function isBetween(state: State): boolean {
  return state.five !== undefined && openCells(state).length === 0 && !isDecided(state.five)
}

/** Starts the next round: an empty board, with marks swapped. */
function nextGame(state: State, five: Five): Applied<State, Event> {
  const you = state.you && (state.you === 'X' ? 'O' : 'X')
  const game = five.game + 1
  return {
    state: { ...emptied(state), you, five: { ...five, game } },
    events: [{ type: 'next', game, ...(you && { you }) }],
  }
}

function emptied(state: State): State {
  const cells = emptyOf(state.cells.length)
  return isUltimate(cells) ? { ...state, cells, next: null } : { ...state, cells }
}

const emptyOf = (cells: number): State['cells'] => Array.from({ length: cells }, () => '')

const CELLS: Readonly<Record<Options['board'], number>> = { 3: 9, 4: 16, ultimate: ALL_CELLS }

function write({ cells, next }: State): string {
  const characters = cells.map((cell) => cell || '.').join('')
  if (!isUltimate(cells)) return characters
  return `${characters}:${next == null ? '-' : next + 1}`
}

/** The event if this mark has decided a board of Ultimate. */
function boardEvents(before: State['cells'], after: State['cells'], cell: number): Event[] {
  const board = Math.floor(cell / 9)
  const now = boardsOf(after)[board]
  if (!now || now === '-' || now === boardsOf(before)[board]) return []
  return [{ type: 'board', mark: now, board: board + 1 }]
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options) {
    const cells = emptyOf(CELLS[options.board])
    const you = personOf(options)
    const more = { ...misereOf(options, cells), ...seriesOf(options) }
    return { cells, you, ...(isUltimate(cells) && { next: null }), ...more }
  },

  apply(state, move) {
    if (move === 'reset') {
      const isEmpty = state.cells.every((cell) => cell === '')
      // In best of five every round counts, so there is no reset.
      if (isEmpty || state.five) return { refused: '' }
      return { state: emptied(state), events: [{ type: 'reset' }] }
    }
    if (move === 'next') return state.five && isBetween(state) ? nextGame(state, state.five) : { refused: '' }
    if (winnerOf(state.cells) || !Number.isInteger(move) || state.cells[move] === undefined)
      return { refused: '' }
    if (state.cells[move] !== '') return { refused: texts.refusals.taken }
    const ultimate = isUltimate(state.cells)
    if (ultimate && !openCells(state).includes(move)) return { refused: texts.refusals.otherBoard }
    const mark = turnOf(state)
    const cells = state.cells.with(move, mark)
    const marked: State = ultimate ? { ...state, cells, next: nextBoard(cells, move) } : { ...state, cells }
    const winner = wonBy(marked)
    const ended = winner !== null || openCells(marked).length === 0
    const next = ended && marked.five ? { ...marked, five: counted(marked.five, winner) } : marked
    const { row, col } = ultimate ? rowAndColumn(move) : cellOf(move, sideOf(state.cells))
    const events: Event[] = [{ type: 'mark', mark, row: row + 1, column: col + 1 }]
    if (winner) events.push({ type: 'win', mark: winner })
    else if (ended) events.push({ type: 'tie' })
    if (ended && next.five) events.push(...gameEvents(next.five, winner))
    if (ultimate) events.push(...boardEvents(state.cells, cells, move))
    return { state: next, events }
  },

  legal: openCells,
  next: (state) => (isBetween(state) ? { after: PAUSE_MS, move: 'next' } : null),
  seat: (state) => holderOf(turnOf(state), state.five),
  hud(state): Hud<Stat> {
    const moves = state.cells.filter((cell) => cell !== '').length
    const over = openCells(state).length === 0 && !isBetween(state)
    const board = state.next == null ? texts.anyBoard : texts.inBoard(state.next + 1)
    return {
      ...(!over && { Turn: turnOf(state) }),
      ...(!over && isUltimate(state.cells) && { Board: board }),
      Moves: moves,
      ...(state.five && { Game: state.five.game }),
    }
  },

  outcome(state): Outcome<Stat> | null {
    if (state.five) {
      if (openCells(state).length > 0 || !isDecided(state.five)) return null
      return fiveOutcome(state.five, state.you && holderOf(state.you, state.five))
    }
    const winner = wonBy(state)
    if (!winner) return openCells(state).length > 0 ? null : { result: 'tied', title: texts.ends.tie }
    if (!state.you) return { result: 'over', title: texts.ends.markWins(winner) }
    const detail = isUltimate(state.cells)
      ? texts.ends.threeBoards(winner)
      : sideOf(state.cells) === 3
        ? texts.ends.three(state.misere ? otherOf(winner) : winner)
        : texts.ends.four(winner)
    const own = state.cells.filter((cell) => cell === winner).length
    return winner === state.you
      ? { result: 'won', title: texts.ends.youWin, detail, results: { Moves: own } }
      : { result: 'lost', title: texts.ends.computerWins, detail }
  },

  // A position does not contain the earlier rounds.
  notation: { read, write, isInLink: ({ five }) => five === undefined },

  debug({ cells }) {
    if (isUltimate(cells)) return printGrid(9, 9, (row, col) => cells[cellAt(row, col)] || '.')
    const side = sideOf(cells)
    return printGrid(side, side, (row, col) => cells[row * side + col] || '.')
  },
}
