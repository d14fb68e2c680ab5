/** The preview of the game speed: a ball that rolls to and fro. */
import { type CSSProperties, type ReactNode, useState } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { Button } from '../../../ui/controls/Button'
import { useHydrated, useStored } from '../../../ui/loading/hydrated'
import { classes } from '../../../ui/styles/classes'
import styles from './Try.module.css'

/** It rolls on request, and stops automatically: nothing moves on the page unasked. */
export function SpeedField(): ReactNode {
  const { gameSpeed } = useStored(settings)
  const taken = useHydrated()
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
