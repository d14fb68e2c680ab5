/** The preview of the game speed: a ball that rolls back and forth. */
import { type CSSProperties, type ReactNode, useState } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { Button } from '../../../ui/controls/Button'
import { useHydrated, useStored } from '../../../ui/hydrated'
import { classes } from '../../../ui/styles/classes'
import { settingsTexts } from '../../texts/settings'
import styles from './Try.module.css'

/** The ball rolls on request and stops by itself: nothing moves on the page otherwise. */
export function SpeedField(): ReactNode {
  const { gameSpeed } = useStored(settings)
  const hydrated = useHydrated()
  const [times, setTimes] = useState(0)
  return (
    <div className={styles.field}>
      <Button onClick={() => setTimes(times + 1)}>{settingsTexts.assists.speed.try}</Button>
      <span className={styles.lane} aria-hidden="true">
        <span
          key={times}
          className={classes(styles.ball, times > 0 && styles.rolling)}
          style={hydrated ? ({ '--speed': gameSpeed } as CSSProperties) : undefined}
        />
      </span>
    </div>
  )
}
