/** The preview of the hidden clock: the stats of a game. */
import type { ReactNode } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { useStored } from '../../../ui/loading/hydrated'
import styles from './Try.module.css'

export function ClockField(): ReactNode {
  const { hideClock } = useStored(settings)
  return (
    <div className={styles.field}>
      <span className={styles.figure}>Moves 24</span>
      {!hideClock && <span className={styles.figure}>Time 1:08</span>}
    </div>
  )
}
