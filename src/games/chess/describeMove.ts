/** Describes moves of Extreme Chess in standard algebraic notation, and other actions in words. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if ('load' in move) return 'Game loaded'
  if ('flag' in move) return 'Time’s up'
  if ('claim' in move) return 'Draw claimed'
  if ('accept' in move) return 'Draw accepted'
  if ('resign' in move) return 'Resigned'
  if ('puzzle' in move) return null
  const san = after.sans.at(-1) ?? null
  if ('answer' in move) return san
  if (after.moves.length === before.moves.length) return `${move.from}-${move.to}: wrong move`
  return move.draw ? `${san}, draw offered` : san
}
