/** Owns what is shown while a page is on its way, and when it takes too long. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button'
import styles from './Loading.module.css'

/** After so long, in ms, something that is loaded is said to be late. */
export const LATE_MS = 10_000

export function Loading(): ReactNode {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.loading} role="status">
      {late ? (
        <div className={styles.late}>
          <p>This takes long. You may be offline, or the connection is slow.</p>
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      ) : (
        'Loading...'
      )}
    </div>
  )
}
