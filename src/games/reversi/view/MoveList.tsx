/** The move list beside the board, if there is space. */
import { memo } from 'react'
import { MovePairsBeside } from '../../../ui/board/MovePairs'
import type { State } from '../rules'
import { columnsOf } from '../rules/columns'

export const MoveList = memo(function MoveList({ state }: { readonly state: State }) {
  const { moves, second } = columnsOf(state)
  return <MovePairsBeside moves={moves} second={second} />
})
