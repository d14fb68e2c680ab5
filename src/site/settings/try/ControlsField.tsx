/** The preview of on-screen controls: arrows and a button, in the size and on the side as in games. */
import type { ReactNode } from 'react'
import styles from './Try.module.css'

export function ControlsField(): ReactNode {
  return (
    <div className={styles.field} aria-hidden="true">
      <span className={styles.hands}>
        <span className={styles.cross}>
          <span />
          <span />
          <span />
          <span />
        </span>
        <span className={styles.round} />
      </span>
    </div>
  )
}
