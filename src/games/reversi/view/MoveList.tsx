/** The move list beside the board, if there is space. */
import { memo } from 'react'
import { MovePairsBeside } from '../../../ui/board/MovePairs'
import type { State } from '../rules'
import { columnsOf } from '../rules/columns'
import { openingOf } from '../rules/openings'

export const MoveList = memo(function MoveList({ state }: { readonly state: State }) {
  const { moves, second } = columnsOf(state)
  return <MovePairsBeside title={openingOf(state)} moves={moves} second={second} />
})
