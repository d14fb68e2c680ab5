/** Owns what is shown while a page is on its way. */
import type { ReactNode } from 'react'
import styles from './Loading.module.css'

export function Loading(): ReactNode {
  return (
    <div className={styles.loading} role="status">
      Loading...
    </div>
  )
}
