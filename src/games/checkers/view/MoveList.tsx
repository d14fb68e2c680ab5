/** Owns the list of moves beside the board, where there is room for it. */
import { memo } from 'react'
import { MovePairs } from '../../../ui/MovePairs'
import type { State } from '../rules'
import styles from './MoveList.module.css'

export const MoveList = memo(function MoveList({ state: { told, turn } }: { readonly state: State }) {
  // A play from a position may begin with White's move: Red's place before it is empty.
  return (
    <div className={styles.list}>
      <MovePairs moves={told} second={(turn + told.length) % 2 === 1} />
    </div>
  )
})
