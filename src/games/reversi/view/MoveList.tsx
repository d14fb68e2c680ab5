/** The move list beside the board, if there is space. */
import { memo } from 'react'
import { MovePairs } from '../../../ui/board/MovePairs'
import type { State } from '../rules'
import { columnsOf } from '../rules/columns'
import styles from './MoveList.module.css'

export const MoveList = memo(function MoveList({ state }: { readonly state: State }) {
  const { moves, second } = columnsOf(state)
  return (
    <div className={styles.list}>
      <MovePairs moves={moves} second={second} />
    </div>
  )
})
