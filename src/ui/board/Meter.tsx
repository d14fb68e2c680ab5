/** A labeled bar: health, patience, time left. */
import type { ReactNode } from 'react'
import { classes } from '../styles/classes'
import styles from './Meter.module.css'

export interface MeterProps {
  label: string
  value: number
  min?: number
  max?: number
  /** The text at the right; the value by default, nothing for ''. */
  text?: string
  tone?: 'accent' | 'warning' | 'destructive'
  /** The label is only for assistive technology. */
  labelHidden?: boolean
}

export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  text = String(value),
  tone = 'accent',
  labelHidden = false,
}: MeterProps): ReactNode {
  const share = max > min ? Math.max(0, Math.min((value - min) / (max - min), 1)) : 0
  return (
    <div className={styles.meter}>
      {(!labelHidden || text) && (
        <div className={styles.line} aria-hidden="true">
          <span>{labelHidden ? '' : label}</span>
          <span className="tabular">{text}</span>
        </div>
      )}
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuenow={Math.max(min, Math.min(value, max))}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text || undefined}
      >
        <div className={classes(styles.fill, styles[tone])} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
