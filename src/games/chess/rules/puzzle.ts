/** Puzzle games: their start, setting a puzzle, and the result of a move. */
import type { Applied } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import { texts } from '../texts/game'
import { lazyRules } from './lazyRules'
import { whyNot } from './refusals'
import { type Event, isAnswering, type Move, type Puzzle, type Run, type State } from './state'
import { begin, stepped, turnOf } from './stepping'

/** The initial state with these options; null if they do not select a puzzle. */
export function startPuzzle(options: Options, seed: number): State | null {
  if (options.task === 'game') return null
  const { FIRST } = lazyRules.part
  if (options.task === 'streak' || options.task === 'storm')
    return { ...setPuzzle(FIRST[options.task], true), run: newRun(options.task, seed, options.tactic) }
  const state = setPuzzle(FIRST[options.task], false)
  return { ...state, puzzle: { ...(state.puzzle as Puzzle), seed } }
}

function newRun(kind: Run['kind'], seed: number, theme: Options['tactic']): Run {
  const counts = { index: 0, solved: 0, combo: 0, longest: 0, last: null }
  const chosen = theme === 'all' ? {} : { theme }
  return { kind, seed, ...chosen, ...counts, phase: 'waiting', since: 0, ends: null }
}

/**
 * The state of a puzzle's text.
 *
 * @param isTactic it is to win material; otherwise to mate
 * @throws Error whose message explains the problem
 */
export function setPuzzle(text: string, isTactic: boolean): State {
  const { fen, puzzle } = lazyRules.part.readPuzzle(text, isTactic)
  const start = begin(fen, 'full', null, null)
  const state: State = { ...start, you: turnOf(start), puzzle }
  const last = puzzle.line.reduce<State | null>(
    (now, word) => now && (stepped(now, lazyRules.part.stepFrom(word))?.state ?? null),
    state,
  )
  if (!last || (!isTactic && last.end?.reason !== 'mate')) throw new Error(texts.load.noMate)
  return state
}

/** Applies a move in a puzzle. */
export function applyToPuzzle(state: State, move: Move): Applied<State, Event> {
  if ('puzzle' in move) {
    if (state.puzzle?.seed === undefined || state.moves.length > 0) return { refused: '' }
    try {
      return { state: setPuzzle(String(move.puzzle), false), events: [{ type: 'set' }] }
    } catch (error) {
      return { refused: (error as Error).message }
    }
  }
  if ('answer' in move)
    return (isAnswering(state) && stepped(state, lazyRules.part.answerOf(state))) || { refused: '' }
  if (!('to' in move) || 'draw' in move || isAnswering(state)) return { refused: '' }
  const after = stepped(state, move)
  return after ? lazyRules.part.solving(state, move, after) : { refused: whyNot(state, move) }
}
