/** The line above a memory game: watch or your turn, and the position in the sequence. */
import { classes } from '../styles/classes'
import styles from './Progress.module.css'

interface Props {
  readonly phase: 'show' | 'input' | 'replay' | 'over'
  /** Steps shown or repeated so far, of how many. */
  readonly done: number
  readonly steps: number
  /** Said in place of the usual words, where several people take turns. */
  readonly word?: string
}

const WORDS = { show: 'Watch', input: 'Your turn', replay: 'It went like this', over: 'Game over' } as const
/** More dots than this would not fit a phone in one line. */
const MOST_DOTS = 16

export function Progress({ phase, done, steps, word = WORDS[phase] }: Props) {
  return (
    <div className={styles.line} data-sequence={phase}>
      <strong className={classes(styles.word, phase === 'input' && styles.yours)}>{word}</strong>
      {steps <= MOST_DOTS ? (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: steps }, (_, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <span key={step} className={classes(styles.dot, step < done && styles.full)} />
          ))}
        </span>
      ) : (
        <span className="tabular">
          {done} of {steps}
        </span>
      )}
    </div>
  )
}
