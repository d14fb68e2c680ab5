/** Shown while a page loads, with a message if that takes long. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../controls/Button'
import { uiTexts } from '../texts'
import styles from './Loading.module.css'
import { LATE_MS } from './loadErrors'

const texts = uiTexts.loading

/** When the message appears, ms. It is part of the page, because toasts may not load either. */
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
          <p>{texts.slow}</p>
          <Button variant="primary" onClick={() => location.reload()}>
            {texts.tryAgain}
          </Button>
        </div>
      ) : (
        <div className={styles.late}>
          <p>{texts.text}</p>
          {slow && <p className={styles.slow}>{texts.slow}</p>}
        </div>
      )}
    </div>
  )
}
