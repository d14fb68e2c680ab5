/** The chips: four values with distinct colors and rims. */
import mark from '../../../ui/board/Mark.module.css'
import { classes } from '../../../ui/styles/classes'
import { CHIPS, type Chip } from '../rules/state'
import { texts } from '../texts/game'
import styles from './Chip.module.css'

/** Number of notches in each rim, to distinguish chips without color. */
const NOTCHES: Readonly<Record<Chip, number>> = { 10: 4, 50: 6, 100: 8, 500: 12 }

/** The largest chip not above an amount. */
function chipOf(amount: number): Chip {
  return [...CHIPS].reverse().find((chip) => chip <= amount) ?? 10
}

/** The picture of a chip; of an amount, the largest chip in it. */
export function ChipShape({
  value,
  className,
}: {
  readonly value: number
  readonly className?: string | undefined
}) {
  const chip = chipOf(value)
  const notch = (2 * Math.PI * 42) / NOTCHES[chip] / 2
  return (
    <svg
      viewBox="0 0 100 108"
      className={classes(styles.shape, className)}
      data-chip={chip}
      aria-hidden="true"
    >
      <circle className={styles.edge} cx="50" cy="58" r="49" />
      <circle className={styles.body} cx="50" cy="50" r="49" />
      <circle className={styles.rim} cx="50" cy="50" r="42" strokeDasharray={`${notch} ${notch}`} />
      <circle className={styles.middle} cx="50" cy="50" r="31" />
      <path className={styles.shine} d="M28 36A26 26 0 0 1 44 25" />
    </svg>
  )
}

interface Props {
  readonly value: Chip
  readonly hinted: boolean
  readonly disabled: boolean
  readonly onPress: () => void
}

/** A chip that is added to the bet when pressed. */
export function ChipButton({ value, hinted, disabled, onPress }: Props) {
  return (
    <button
      type="button"
      className={classes(styles.button, hinted && mark.marked)}
      aria-label={texts.buttons.chip(value)}
      disabled={disabled}
      onClick={onPress}
    >
      <ChipShape value={value} />
      <span className={classes(styles.value, 'tabular')}>{value}</span>
    </button>
  )
}
