/** Describes moves of Extreme Chess in standard algebraic notation, and other actions in words. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { moveTexts as texts } from './texts/moves'

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if ('load' in move) return texts.loaded
  if ('flag' in move) return texts.flag
  if ('claim' in move) return texts.claimed
  if ('accept' in move) return texts.accepted
  if ('resign' in move) return texts.resigned
  if ('puzzle' in move || 'next' in move) return null
  const san = after.sans.at(-1) ?? null
  if ('answer' in move) return san
  if (after.moves.length === before.moves.length || after.run?.phase === 'missed')
    return texts.wrong(move.from, move.to)
  return move.draw ? texts.offered(san ?? '') : san
}
