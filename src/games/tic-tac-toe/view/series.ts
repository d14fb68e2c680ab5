/** The series score: wins of each mark and ties over the games of this visit, by option set. */
import { proxy } from 'valtio'
import type { Options } from '../options'
import { type Mark, personOf, rules, type State, wonBy } from '../rules'

export interface Score {
  X: number
  O: number
  ties: number
}

/** The scores so far by option set. */
export const series = proxy<Record<string, Score>>({})

// The last counted end. An undo removes it, a redo counts it again, and none is counted twice.
let last: {
  readonly state: State
  readonly key: string
  readonly what: Mark | 'ties'
  counts: boolean
} | null = null

/** The key of a series: the board and what a line does there, and two people or a level with the person's mark. */
export function seriesKey(options: Options): string {
  const misere = options.board === '3' && options.line === 'loses' && 'misère'
  const board = options.board === '4' ? '4x4' : options.board === 'ultimate' ? 'ultimate' : null
  return [options.opponent, personOf(options), board, misere].filter(Boolean).join('/')
}

function count(by: 1 | -1): void {
  if (!last) return
  series[last.key] ??= { X: 0, O: 0, ties: 0 }
  const score = series[last.key] as Score
  score[last.what] += by
  last.counts = by === 1
}

/**
 * Updates the score for the state on the board.
 *
 * @param moved false after a start, an undo or a redo
 */
export function follow(options: Options, state: State, moved: boolean): void {
  if (rules.outcome(state)) {
    if (last?.state !== state) {
      // An end that appears without a move was counted when it was reached.
      if (!moved) return
      last = { state, key: seriesKey(options), what: wonBy(state) ?? 'ties', counts: false }
    }
    if (!last.counts) count(1)
  } else if (!moved && last?.counts) {
    // An empty board is a new game; any other is the same game with its end undone.
    if (state.cells.every((cell) => cell === '')) last = null
    else count(-1)
  }
}

export function resetSeries(options: Options): void {
  series[seriesKey(options)] = { X: 0, O: 0, ties: 0 }
  last = null
}
