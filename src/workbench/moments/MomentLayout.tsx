/** A moment of a game: its field, the data beside it, and the bar of time below. */
import type { ReactNode } from 'react'
import type { Game } from '../../engine/core/game/contract'
import { DifferenceList } from '../time/DifferenceList'
import { TimeBar, type TimeBarProps } from '../time/TimeBar'
import type { Time } from '../time/useTime'
import styles from '../Workbench.module.css'
import { MomentData, type ShownMoment } from './MomentData'

interface Props extends Omit<TimeBarProps, 'at' | 'problem'> {
  readonly game: Game
  /** Null until the moment is reached. */
  readonly shown: ShownMoment | null
  readonly time: Time
  /** More data. */
  readonly data?: ReactNode
  /** Gets the element around the field. */
  readonly areaRef?: (area: HTMLElement | null) => void
  /** The field. */
  readonly children: ReactNode
}

export function MomentLayout({ game, shown, data, areaRef, children, ...bar }: Props) {
  const { unit, time, onSeek } = bar
  return (
    <div className={styles.moment}>
      <MomentData game={game} shown={shown}>
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
        at={shown?.at ?? 0}
        problem={shown && time.breakpoint.problemIn(shown.value)}
      />
    </div>
  )
}
