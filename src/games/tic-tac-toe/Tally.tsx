/** Owns the series score above the board, and who is to move. */
import { useSnapshot } from 'valtio'
import type { OptionValues } from '../../engine/core/contract'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Mark } from './Mark'
import { personOf, type Mark as Sign } from './rules'
import { resetSeries, series, seriesKey } from './series'
import styles from './Tally.module.css'

interface Props {
  readonly options: OptionValues
  /** Whose turn it is; null when it is nobody's. */
  readonly turn: Sign | null
  readonly thinking: boolean
}

export function Tally({ options, turn, thinking }: Props) {
  const score = useSnapshot(series)[seriesKey(options)] ?? { X: 0, O: 0, ties: 0 }
  const you = personOf(options)
  const label = (sign: Sign) => (you === null ? `${sign} wins` : sign === you ? 'Wins' : 'Losses')
  const side = (sign: Sign) => (
    <div
      className={classes(
        styles.side,
        turn === sign && styles.turn,
        thinking && turn === sign && styles.thinking,
      )}
    >
      <Mark sign={sign} className={styles.mark} />
      <span className={classes(styles.who, sign !== you && styles.spare)} aria-hidden="true">
        {you === null ? `${sign} wins` : sign === you ? 'You' : 'Computer'}
      </span>
      <output aria-label={label(sign)} data-hud={label(sign)} className={classes(styles.count, 'tabular')}>
        {score[sign]}
      </output>
    </div>
  )
  return (
    <section className={styles.tally} aria-label="Series score">
      {side('X')}
      <div className={styles.side}>
        <span className={styles.who} aria-hidden="true">
          Ties
        </span>
        <output aria-label="Ties" data-hud="Ties" className={classes(styles.count, 'tabular')}>
          {score.ties}
        </output>
      </div>
      {side('O')}
      <Button
        variant="quiet"
        disabled={score.X + score.O + score.ties === 0}
        onClick={() => resetSeries(options)}
      >
        Reset
      </Button>
    </section>
  )
}
