/** Owns the list of moves beside the board, where there is room for it. */
import { memo } from 'react'
import { MovePairs } from '../../../ui/board/MovePairs'
import { firstOf, type State } from '../rules'
import styles from './MoveList.module.css'

export const MoveList = memo(function MoveList({ state }: { readonly state: State }) {
  const { told, turn } = state
  // A play from a position may begin with the other side's move: the place before it is empty.
  return (
    <div className={styles.list}>
      <MovePairs moves={told} second={(turn + told.length) % 2 !== firstOf(state)} />
    </div>
  )
})
