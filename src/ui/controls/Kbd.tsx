/** A key or gamepad button within a sentence. */
import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

export function Kbd({ children }: { children: ReactNode }): ReactNode {
  return (
    <kbd className={styles.kbd} translate="no">
      {children}
    </kbd>
  )
}
