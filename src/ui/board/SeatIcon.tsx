/** The sign of a seat: its shape in its color, the same in panels, bars of players and scenes. */
import { SEAT_LOOKS } from '../../engine/core/input/seats'
import { itemAt } from '../../engine/core/itemAt'
import { SymbolIcon } from '../controls/SymbolIcon'
import { classes } from '../styles/classes'
import { hueStyle } from './hues'
import styles from './SeatIcon.module.css'

interface Props {
  /** 0 to 3. */
  readonly seat: number
  /** The player's number is on it, where the name has no space. */
  readonly numbered?: boolean
  readonly className?: string | undefined
}

export function SeatIcon({ seat, numbered, className }: Props) {
  const { hue, symbol } = itemAt(SEAT_LOOKS, seat)
  return (
    <span
      className={classes(styles.icon, className)}
      style={hueStyle(hue)}
      data-seat={symbol}
      aria-hidden="true"
    >
      <SymbolIcon name={symbol} className={styles.symbol} />
      {numbered && <strong className={styles.number}>{seat + 1}</strong>}
    </span>
  )
}
