/** The ends of the bar above the tiles: the level with its grids, and the seconds left. */
import { useEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/styles/classes'
import { GRIDS_A_LEVEL, type State } from '../rules'
import { texts } from '../texts/game'
import styles from './Round.module.css'

const GRIDS = Array.from({ length: GRIDS_A_LEVEL }, (_, grid) => grid)

export function Round({ state: { level, found } }: { readonly state: State }) {
  return (
    <div className={styles.round}>
      <span className={styles.word} aria-hidden="true">
        {texts.stats.Level}
      </span>
      <output aria-label={texts.stats.Level} data-hud="Level" className={classes(styles.number, 'tabular')}>
        {level + 1}
      </output>
      <span className={styles.grids} aria-hidden="true">
        {GRIDS.map((grid) => (
          <i key={grid} data-found={grid < found % GRIDS_A_LEVEL || undefined} />
        ))}
      </span>
    </div>
  )
}

interface Props {
  /** Time left now in ms. */
  readonly left: () => number
  readonly runs: boolean
  /** The time is over. */
  readonly late: boolean
}

const TICK_MS = 100
/** From here on the number is red, in seconds. */
const LOW = 1

export function Seconds({ left, runs, late }: Props) {
  const [shown, setShown] = useState(() => Math.ceil(left() / 1000))
  const read = useRef(left)
  read.current = left
  useEffect(() => {
    if (!runs) return
    const look = () => setShown(Math.max(0, Math.ceil(read.current() / 1000)))
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  const seconds = late ? 0 : shown
  return (
    <span
      key={seconds}
      className={classes(styles.seconds, 'tabular')}
      data-low={seconds <= LOW || undefined}
      aria-hidden="true"
    >
      {seconds}
    </span>
  )
}
