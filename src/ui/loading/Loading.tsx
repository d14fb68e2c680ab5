/** What is shown while a page loads, and when it takes too long. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../controls/Button'
import styles from './Loading.module.css'

/** After so long, in ms, something that is loaded is said to be late. */
export const LATE_MS = 10_000

/** After so long, in ms, it is said that it takes long: the page itself must say so, for nothing else may come. */
const SLOW_MS = 1500

export function Loading(): ReactNode {
  const [slow, setSlow] = useState(false)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timers = [setTimeout(() => setSlow(true), SLOW_MS), setTimeout(() => setLate(true), LATE_MS)]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <div className={styles.loading} role="status">
      {late ? (
        <div className={styles.late}>
          <p>This is taking longer than usual. You may be offline, or the connection is slow.</p>
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={styles.late}>
          <p>Loading...</p>
          {slow && (
            <p className={styles.slow}>
              This is taking longer than usual. You may be offline, or the connection is slow.
            </p>
          )}
        </div>
      )}
    </div>
  )
}
