/** The rules of Nonogram: fill cells until every row and column has the blocks of its clue. */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { createRandom, pick } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { bitsOf, type Clues, cluesOf, sumOf } from './clues'
import { generate } from './generator'
import { lazyRules } from './lazyRules'
import { readPuzzle, remark, write } from './notation'
import {
  type CellMark,
  cellsOfLine,
  changedByMove,
  type Event,
  filledIn,
  heightOf,
  isSolved,
  isWrong,
  linesDone,
  type Move,
  type State,
  shownCells,
  widthOf,
} from './state'

export * from './state'

const MARKS = ['fill', 'cross', 'clear'] as const
const CELL_MARKS: Readonly<Record<Move['mark'], CellMark>> = { fill: '#', cross: 'x', clear: '.' }

function fresh(
  clues: Clues,
  options: Options,
  more: Pick<State, 'solution' | 'name' | 'colors' | 'level' | 'isImported'>,
): State {
  return {
    ...clues,
    ...more,
    cells: '.'.repeat(clues.rows.length * clues.cols.length),
    crosses: options.crosses === 'on',
    checked: options.check === 'on',
    mistakes: 0,
  }
}

function started(options: Options, seed: number): State {
  const random = createRandom(seed)
  if (options.practice !== 'off') {
    const { clues, solution, cells } = lazyRules.part.deal(options.practice, random)
    const more = { solution, name: null, colors: [], level: null, isImported: false }
    return { ...fresh(clues, options, more), cells }
  }
  const size = Number(options.size)
  if (options.puzzle === 'generated') {
    const { level } = options
    const solution = generate(size, level, random)
    const more = { solution, name: null, colors: [], level, isImported: false }
    return fresh(cluesOf(solution, size), options, more)
  }
  const { name, rows } = pick(random, lazyRules.part.PICTURES[size] ?? [])
  const solution = rows.map(bitsOf)
  const more = { solution, name, colors: rows, level: null, isImported: false }
  return fresh(cluesOf(solution, size), options, more)
}

/** Events of a change: the marks, mistakes, and lines that are now finished. */
function eventsOf(before: State, after: State, { mark, from }: Move, changed: readonly number[]): Event[] {
  const width = widthOf(before)
  const position = { row: Math.floor(from / width) + 1, column: (from % width) + 1 }
  const events: Event[] = [{ type: mark, count: changed.length, ...position }]
  if (after.mistakes > before.mistakes) events.push({ type: 'mistake', count: after.mistakes })
  if (isSolved(after)) return [...events, { type: 'solved', name: after.name ?? '' }]
  const done = linesDone(before, before.cells)
  const count = linesDone(after, after.cells).filter((isDone, line) => isDone && !done[line]).length
  return count > 0 && mark === 'fill' ? [...events, { type: 'line', count }] : events
}

function applied(state: State, move: Move): Applied<State, Event> {
  const isCell = (cell: unknown) => Number.isInteger(cell) && state.cells[cell as number] !== undefined
  if (!move || !MARKS.includes(move.mark) || !isCell(move.from) || !isCell(move.to) || isSolved(state))
    return { refused: '' }
  const changed = changedByMove(state, move)
  if (move.from > move.to || !changed.includes(move.from) || !changed.includes(move.to))
    return { refused: '' }
  const cells = [...state.cells]
  for (const cell of changed) cells[cell] = CELL_MARKS[move.mark]
  const marked: State = { ...state, cells: cells.join('') }
  const wrong =
    state.checked && move.mark !== 'clear' ? changed.filter((cell) => isWrong(marked, cell)).length : 0
  const next = { ...marked, mistakes: state.mistakes + wrong }
  return { state: next, events: eventsOf(state, next, move, changed) }
}

/** All lines in a row or column that can be marked. */
function linesWithin(cells: readonly number[], shown: string, own: string, isColumn: boolean): Move[] {
  const moves: Move[] = []
  for (const [i, from] of cells.entries()) {
    // Single cells are listed once, with their row.
    for (let j = isColumn ? i + 1 : i; j < cells.length; j++) {
      const to = itemAt(cells, j)
      if (own[to] !== own[from]) continue
      if (own[from] !== '.') moves.push({ mark: 'clear', from, to })
      else moves.push({ mark: 'fill', from, to })
      if (shown[from] === '.' && shown[to] === '.') moves.push({ mark: 'cross', from, to })
    }
  }
  return moves
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start: started,

  apply: applied,

  legal(state) {
    if (isSolved(state)) return []
    const shown = shownCells(state)
    const height = heightOf(state)
    return Array.from({ length: height + widthOf(state) }, (_, line) =>
      linesWithin(cellsOfLine(state, line), shown, state.cells, line >= height),
    ).flat()
  },

  // Only one of the two, because a phone has space for one stat beside the time.
  hud: (state): Hud<Stat> =>
    state.checked
      ? { Mistakes: state.mistakes }
      : { 'To fill': state.rows.reduce((sum, clue) => sum + sumOf(clue), 0) - filledIn(state.cells) },

  outcome(state): Outcome<Stat> | null {
    if (!isSolved(state)) return null
    return {
      result: 'won',
      title: texts.ends.solved,
      detail:
        state.name === null
          ? texts.ends.size(widthOf(state), heightOf(state))
          : texts.ends.picture(lazyRules.part.nameOf(state.name)),
      ...(state.checked ? { results: { Mistakes: state.mistakes } } : {}),
    }
  },

  // Only the clues, without the player's marks: everyone who opens the link starts from the beginning.
  notation: {
    read(text, options) {
      const { clues, solution } = readPuzzle(text)
      return fresh(clues, options, { solution, name: null, colors: [], level: null, isImported: true })
    },
    write,
    remark,
    isInLink: (state) => state.isImported,
  },

  debug: (state) =>
    printGrid(heightOf(state), widthOf(state), (row, col) =>
      itemAt([...state.cells], row * widthOf(state) + col),
    ),
}
