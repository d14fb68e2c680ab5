/** What stands at the field: the counter of mines, the face, and the clock. The HUD has both numbers for screen readers. */
import Timer from 'lucide-react/icons/timer'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { settings } from '../../../engine/storage/values/settings'
import { classes } from '../../../ui/styles/classes'
import { flagsOf, isOver, type State } from '../rules/state'
import { FLAG } from './drawnSymbols'
import { Face } from './Face'
import styles from './Panel.module.css'

interface Props {
  readonly state: State
  readonly mood: 'calm' | 'won' | 'lost'
  /** Time passes. */
  readonly runs: boolean
  /** Current game time in ms. */
  readonly clock: () => number
  /** Its parts are one below the other. */
  readonly upright: boolean
}

const TICK_MS = 200

export function Panel({ state, mood, runs, clock, upright }: Props) {
  const { hideClock } = useSnapshot(settings.live).value
  return (
    <div className={classes(styles.panel, upright && styles.upright)} data-displays>
      <span className={classes(styles.display, 'tabular')} aria-hidden="true">
        {FLAG}
        <span>{state.mines - flagsOf(state)}</span>
      </span>
      <Face mood={mood} />
      {!hideClock && (
        <span className={classes(styles.display, 'tabular')} aria-hidden="true">
          <Timer className={styles.timer} />
          <Seconds state={state} runs={runs && state.laid && !isOver(state)} clock={clock} />
        </span>
      )}
    </div>
  )
}

/** Whole seconds since the first cell was opened. */
function Seconds({ state, runs, clock }: Pick<Props, 'state' | 'runs' | 'clock'>) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  const end = isOver(state) ? state.endedAt : clock()
  return <span>{state.laid ? Math.max(0, Math.floor((end - state.startedAt) / 1000)) : 0}</span>
}
