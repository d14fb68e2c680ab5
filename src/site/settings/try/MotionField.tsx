/** The preview of reduced motion: a ball that rolls or fades in. */
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import { settingsTexts } from '../../texts/settings'
import styles from './Try.module.css'

export function MotionField(): ReactNode {
  const [times, setTimes] = useState(0)
  return (
    <div className={styles.field}>
      <Button onClick={() => setTimes(times + 1)}>{settingsTexts.motion.try}</Button>
      <span key={times} className={classes(styles.ball, times > 0 && styles.arriving)} aria-hidden="true" />
    </div>
  )
}
