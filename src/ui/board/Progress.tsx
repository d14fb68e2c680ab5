/** The line above a memory game: watch or your turn, and the position in the sequence. */
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import styles from './Progress.module.css'
import { SeatIcon } from './SeatIcon'

interface Props {
  readonly phase: 'show' | 'input' | 'replay' | 'over'
  /** Steps shown or repeated so far, of `steps`. */
  readonly done: number
  readonly steps: number
  /** Replaces the text of the phase, in games where several players take turns. */
  readonly word?: string
  /** Whose turn it is in these games. */
  readonly seat?: number
}

/** The most dots: more would not fit a phone in one line. */
const MAX_DOTS = 16

export function Progress({ phase, done, steps, word = uiTexts.sequence[phase], seat }: Props) {
  return (
    <div className={styles.line} data-sequence={phase} data-steps={steps}>
      <strong className={classes(styles.word, phase === 'input' && styles.yours)}>
        {seat !== undefined && <SeatIcon seat={seat} className={styles.seat} />}
        {word}
      </strong>
      {steps <= MAX_DOTS ? (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: steps }, (_, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps do not move
            <span key={step} className={classes(styles.dot, step < done && styles.full)} />
          ))}
        </span>
      ) : (
        <span className="tabular">{uiTexts.sequence.progress(done, steps)}</span>
      )}
    </div>
  )
}
