/** Owns the field on which the speed of games is tried: a ball that rolls there and back. */
import { type CSSProperties, type ReactNode, useState } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { Button } from '../../../ui/controls/Button'
import { useStored, useTakenOver } from '../../../ui/loading/hydrated'
import { classes } from '../../../ui/styles/classes'
import styles from './Try.module.css'

/** It rolls when asked, and stops by itself: nothing moves on the page that nobody wants. */
export function SpeedField(): ReactNode {
  const { gameSpeed } = useStored(settings)
  const taken = useTakenOver()
  const [times, setTimes] = useState(0)
  return (
    <div className={styles.field}>
      <Button onClick={() => setTimes(times + 1)}>Let it roll</Button>
      <span className={styles.lane} aria-hidden="true">
        <span
          key={times}
          className={classes(styles.ball, times > 0 && styles.rolling)}
          style={taken ? ({ '--speed': gameSpeed } as CSSProperties) : undefined}
        />
      </span>
    </div>
  )
}
