/** A moment of a game: its field, the data beside it, and the bar of time below. */
import type { ReactNode } from 'react'
import type { Game } from '../../engine/core/game/contract'
import { Chart } from '../time/Chart'
import { DifferenceList } from '../time/DifferenceList'
import type { Recording } from '../time/recording'
import { TimeBar, type TimeBarProps } from '../time/TimeBar'
import styles from '../Workbench.module.css'
import { MomentData, type ShownMoment } from './MomentData'

interface Props extends Omit<TimeBarProps, 'at' | 'length' | 'problem'> {
  readonly game: Game
  /** Null until the moment is reached. */
  readonly shown: ShownMoment | null
  readonly recording: Recording
  /** More data. */
  readonly data?: ReactNode
  /** Gets the element around the field. */
  readonly areaRef?: (area: HTMLElement | null) => void
  /** The field. */
  readonly children: ReactNode
}

export function MomentLayout({ game, shown, recording, data, areaRef, children, ...bar }: Props) {
  const { unit, time, onSeek } = bar
  const at = shown?.at ?? 0
  return (
    <div className={styles.moment}>
      <MomentData
        game={game}
        shown={shown}
        chart={(path) => <Chart key={path} {...{ path, recording, at, onSeek }} />}
      >
        {time.difference !== undefined && (
          <DifferenceList unit={unit} difference={time.difference} onSeek={onSeek} />
        )}
        {data}
      </MomentData>
      <div ref={areaRef} className={styles.stage}>
        {children}
        {time.fault !== null && (
          <pre role="alert" className={styles.fault}>
            {time.fault}
          </pre>
        )}
      </div>
      <TimeBar
        {...bar}
        at={at}
        length={recording.length}
        problem={shown && time.breakpoint.problemIn(shown.value)}
      />
    </div>
  )
}
