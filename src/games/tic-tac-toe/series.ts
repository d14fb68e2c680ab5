/** Owns the series score of Tic Tac Toe: wins of each mark and ties over the plays of this visit, by option set. */
import { proxy } from 'valtio'
import type { OptionValues } from '../../engine/core/contract'
import { type Mark, personOf, rules, type State, winnerOf } from './rules'

export interface Score {
  X: number
  O: number
  ties: number
}

/** The scores so far by option set. */
export const series = proxy<Record<string, Score>>({})

// The end that was counted last: an undo takes it back, and the same end is not counted twice.
let counted: { state: State; key: string; what: Mark | 'ties' } | null = null

/** Two people, or a level and the person's mark: each has its own series. */
export function seriesKey(options: OptionValues): string {
  return [options.opponent ?? 'two', personOf(options)].filter(Boolean).join('/')
}

/** Takes note of a state that is on the board. `moved` is false after a start, an undo or a redo. */
export function follow(options: OptionValues, state: State, moved: boolean): void {
  if (counted?.state === state) return
  if (!rules.outcome(state)) {
    // Back from the end by an undo, and not at the start of another play: that end did not happen.
    if (counted && !moved && state.cells.some((cell) => cell !== '')) {
      const score = series[counted.key]
      if (score) score[counted.what]--
    }
    if (!moved) counted = null
    return
  }
  if (!moved) return
  const key = seriesKey(options)
  const what = winnerOf(state.cells) ?? 'ties'
  series[key] ??= { X: 0, O: 0, ties: 0 }
  series[key][what]++
  counted = { state, key, what }
}

/** The series of this option set starts again. */
export function resetSeries(options: OptionValues): void {
  series[seriesKey(options)] = { X: 0, O: 0, ties: 0 }
  counted = null
}
