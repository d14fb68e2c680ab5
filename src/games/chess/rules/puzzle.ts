/** Puzzle games: their start, setting a puzzle, and the result of a move. */
import type { Applied } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import { texts } from '../texts/game'
import { lazyRules } from './lazyRules'
import { whyNot } from './refusals'
import { type Event, isAnswering, type Move, type Puzzle, type State } from './state'
import { begin, stepped, turnOf } from './stepping'

/** The initial state with these options; null if they do not select a puzzle. */
export function startPuzzle(options: Options, seed: number): State | null {
  if (options.task === 'game') return null
  const state = setPuzzle(lazyRules.part.FIRST[options.task])
  return { ...state, puzzle: { ...(state.puzzle as Puzzle), seed } }
}

/**
 * The state of a puzzle's text.
 *
 * @throws Error whose message explains the problem
 */
function setPuzzle(text: string): State {
  const { fen, puzzle } = lazyRules.part.readPuzzle(text)
  const start = begin(fen, 'full', null, null)
  const state: State = { ...start, you: turnOf(start), puzzle }
  const last = puzzle.line.reduce<State | null>(
    (now, word) => now && (stepped(now, lazyRules.part.stepFrom(word))?.state ?? null),
    state,
  )
  if (last?.end?.reason !== 'mate') throw new Error(texts.load.noMate)
  return state
}

/** Applies a move in a puzzle. */
export function puzzled(state: State, move: Move): Applied<State, Event> {
  if ('puzzle' in move) {
    if (state.puzzle?.seed === undefined || state.moves.length > 0) return { refused: '' }
    try {
      return { state: setPuzzle(String(move.puzzle)), events: [{ type: 'set' }] }
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
