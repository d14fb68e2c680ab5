/** The count-in after a pause: a number over the field, until the first press. */
import { useSnapshot } from 'valtio'
import { usePlay } from '../session/core/usePlay'
import styles from './CountIn.module.css'

export function CountIn() {
  const { countIn } = useSnapshot(usePlay().session.view)
  if (countIn === 0) return null
  return (
    <div key={countIn} className={styles.beat} aria-hidden="true" data-count-in={countIn}>
      {countIn}
    </div>
  )
}
