/** What the printer gets: hidden on the screen, and all that is visible on paper. */
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './Paper.module.css'

export function Paper({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.printing = ''
    return () => {
      delete dataset.printing
    }
  }, [])
  return createPortal(
    <div className={styles.paper} data-print-pages>
      {children}
    </div>,
    document.body,
  )
}
