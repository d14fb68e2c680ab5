/** The count-in after a pause: a number over the field, until the first press. */
import { useSnapshot } from 'valtio'
import type { Session } from '../session/core/session'
import styles from './CountIn.module.css'

export function CountIn({ session }: { readonly session: Session }) {
  const { countIn } = useSnapshot(session.view)
  if (countIn === 0) return null
  return (
    <div key={countIn} className={styles.beat} aria-hidden="true" data-count-in={countIn}>
      {countIn}
    </div>
  )
}
