/** Ends by choice: resigning, and offering and accepting a draw. */
import type { Applied } from '../../../engine/core/game/contract'
import { other } from './pieces'
import type { Event, State } from './state'
import { turnOf } from './stepping'

/** Whether the side to move may resign or offer a draw: once both sides have moved, and never in a puzzle. */
export const mayEnd = ({ moves, puzzle, end }: State) => moves.length > 1 && !puzzle && !end

/** Whether the side to move was offered a draw. */
export const isOffered = (state: State) => mayEnd(state) && state.offer === other(turnOf(state))

export function resign(state: State): Applied<State, Event> {
  if (!mayEnd(state)) return { refused: '' }
  const color = turnOf(state)
  return {
    state: { ...state, end: { winner: other(color), reason: 'resigned' } },
    events: [{ type: 'resigned', color }],
  }
}

export function acceptDraw(state: State): Applied<State, Event> {
  if (!isOffered(state)) return { refused: '' }
  return { state: { ...state, end: { winner: null, reason: 'agreed' } }, events: [{ type: 'agreed' }] }
}

/** The result of a move that also offers a draw. */
export function withDrawOffer(before: State, applied: Applied<State, Event>): Applied<State, Event> {
  if (!mayEnd(before)) return { refused: '' }
  if ('refused' in applied || applied.state.end) return applied
  const offer = turnOf(before)
  const event: Event = { type: 'offered', color: offer }
  return { state: { ...applied.state, offer }, events: [...applied.events, event] }
}
