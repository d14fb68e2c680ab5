/** The preview of the amount of motion: a ball that comes in. */
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import styles from './Try.module.css'

export function MotionField(): ReactNode {
  const [times, setTimes] = useState(0)
  return (
    <div className={styles.field}>
      <Button onClick={() => setTimes(times + 1)}>Let it come in</Button>
      <span key={times} className={classes(styles.ball, times > 0 && styles.arriving)} aria-hidden="true" />
    </div>
  )
}
