/** The preview of text size and contrast: text as on a panel. */
import type { ReactNode } from 'react'
import styles from './Try.module.css'

export function TextField(): ReactNode {
  return (
    <div className={styles.field}>
      <p>
        <span className={styles.figure}>Score 120</span>
        <br />
        Press any arrow to begin.
      </p>
    </div>
  )
}
