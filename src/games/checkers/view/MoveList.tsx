/** The move list beside the board, if there is space. */
import { memo } from 'react'
import { MovePairsBeside } from '../../../ui/board/MovePairs'
import { firstOf, type State } from '../rules'

export const MoveList = memo(function MoveList({ state }: { readonly state: State }) {
  const { told, turn } = state
  // A game from a position may start with the second side: the first entry is empty then.
  return <MovePairsBeside moves={told} second={(turn + told.length) % 2 !== firstOf(state)} />
})
