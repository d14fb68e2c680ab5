/** The way to the goal, beside the board: a tile of each value, in color as far as the player is. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import styles from './Board.module.css'

interface Props {
  readonly goal: number
  /** The largest tile on the board. */
  readonly highest: number
}

export const Ladder = memo(function Ladder({ goal, highest }: Props) {
  const steps = Array.from({ length: Math.log2(goal) }, (_, n) => 2 ** (n + 1))
  return (
    <div
      className={styles.ladder}
      style={{ '--steps': steps.length } as React.CSSProperties}
      aria-hidden="true"
      translate="no"
    >
      {steps.map((value) => (
        <span
          key={value}
          className={classes(
            styles.face,
            value > highest && styles.ahead,
            value === Math.min(highest, goal) && styles.here,
          )}
          data-value={Math.min(value, 16384)}
          data-digits={String(value).length}
        >
          {value}
        </span>
      ))}
    </div>
  )
})
