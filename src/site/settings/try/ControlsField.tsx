/** Owns the field on which controls of the screen are tried: arrows and a button, as large and on the side as in games. */
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
