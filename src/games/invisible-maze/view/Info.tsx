/** The information above a maze: name, view radius, and the time left. */
import { useEffect, useState } from 'react'
import { Meter } from '../../../ui/board/Meter'
import { levelOf, limitMs, type State, spentMs } from '../rules'
import { LEVELS } from '../rules/levels'
import { texts } from '../texts/game'
import styles from './Info.module.css'

interface Props {
  readonly state: State
  readonly active: boolean
  /** Current game time in ms. */
  readonly clock: () => number
}

const TICK_MS = 200

export function Info({ state, active, clock }: Props) {
  const { id, name, viewRadius, timeLimit } = levelOf(state)
  const walking = state.stage === 'walking'
  return (
    <section className={styles.info} aria-label={texts.info.name}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {/* The names of endless mazes contain their number; a drawn one has none. */}
          {state.seed === undefined && state.own === undefined && (
            <span className="tabular">{`${id}/${LEVELS.length} `}</span>
          )}
          <span>{name}</span>
        </h3>
        <p className={styles.vision}>{texts.info.vision(viewRadius)}</p>
      </div>
      <div className={styles.bar}>
        {timeLimit !== undefined && (
          <TimeBar state={state} limit={timeLimit} clock={clock} runs={active && walking} />
        )}
      </div>
    </section>
  )
}

interface TimeProps {
  readonly state: State
  readonly limit: number
  readonly clock: () => number
  readonly runs: boolean
}

function TimeBar({ state, limit, clock, runs }: TimeProps) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  const left = state.stage === 'timeout' ? 0 : Math.max(0, limitMs(state) - spentMs(state, clock())) / 1000
  const tone = left < limit / 6 ? 'destructive' : left < limit / 3 ? 'warning' : 'accent'
  return (
    <Meter
      label={texts.info.timeLimit}
      value={left}
      max={limit}
      text={texts.info.timeLeft(Math.ceil(left), limit)}
      tone={tone}
    />
  )
}
