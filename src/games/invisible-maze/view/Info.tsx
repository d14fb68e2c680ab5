/** The information above a maze: name, view radius, time left, Solution and Reset. */
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Rewind from 'lucide-react/icons/rewind'
import { useEffect, useState } from 'react'
import { Meter } from '../../../ui/board/Meter'
import { Button } from '../../../ui/controls/Button'
import { levelOf, limitMs, type Move, type State, spentMs } from '../rules'
import { LEVELS } from '../rules/levels'
import { texts } from '../texts/game'
import styles from './Info.module.css'

interface Props {
  readonly state: State
  readonly active: boolean
  /** Current game time in ms. */
  readonly clock: () => number
  readonly play: (move: Move) => void
}

const TICK_MS = 200

export function Info({ state, active, clock, play }: Props) {
  const { id, name, viewRadius, timeLimit } = levelOf(state)
  const walking = state.stage === 'walking'
  return (
    <section className={styles.info} aria-label={texts.info.name}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {/* The names of endless mazes contain their number. */}
          {state.seed === undefined && <span className="tabular">{`${id}/${LEVELS.length} `}</span>}
          <span>{name}</span>
        </h3>
        <p className={styles.vision}>{texts.info.vision(viewRadius)}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          icon={
            state.solution ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />
          }
          disabled={!active || !walking}
          onClick={() => play('solution')}
        >
          <span className={styles.label}>
            {state.solution ? texts.info.hideSolution : texts.info.showSolution}
          </span>
        </Button>
        <Button
          icon={<Rewind size={20} aria-hidden="true" />}
          disabled={!active || !walking}
          onClick={() => play('reset')}
        >
          <span className={styles.label}>{texts.info.reset}</span>
        </Button>
      </div>
      <div className={styles.bar}>
        {timeLimit === undefined ? (
          <Meter label={texts.info.timeLimit} value={1} max={1} text={texts.info.noLimit} />
        ) : (
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
