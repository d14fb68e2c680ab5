import { memo } from 'react'
import { MovePairs } from '../../../ui/board/MovePairs'
import type { State } from '../rules'

export const MoveList = memo(function MoveList({ state: { sans, start } }: { readonly state: State }) {
  const [, turn, , , , number] = start.split(' ')
  return <MovePairs moves={sans} second={turn === 'b'} first={Number(number)} />
})
