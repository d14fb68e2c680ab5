/** Owns the notation for moves of Extreme Chess: standard algebraic, and words for what is no move on the board. */
import type { Tell } from '../../engine/core/contract'
import type { Move, State } from './rules'

export const tell: Tell<State, Move> = (_before, move, after) => {
  if ('load' in move) return 'Text brought in'
  if ('flag' in move) return 'Time is up'
  if ('claim' in move) return 'Tie claimed'
  return after.sans.at(-1) ?? null
}
