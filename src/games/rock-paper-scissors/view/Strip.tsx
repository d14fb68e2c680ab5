/** The strip of past rounds: both hands of each, and the winner. */
import { classes } from '../../../ui/styles/classes'
import { HAND_NAMES, type Result, type Round, resultOf } from '../rules/hands'
import { Glove } from './Glove'
import styles from './Strip.module.css'

/** As many as fit a wide screen; a phone shows the newest of them. */
const SHOWN = 12

const SIGNS: Readonly<Record<Result, readonly [letter: string, word: string]>> = {
  win: ['W', 'won'],
  lose: ['L', 'lost'],
  tie: ['T', 'tied'],
}

interface Props {
  readonly rounds: readonly Round[]
  readonly fresh: boolean
  readonly names: readonly [string, string]
  /** Two people. */
  readonly pair: boolean
}

/** Between two people, the winner's number. */
const PAIR_SIGNS: typeof SIGNS = {
  win: ['1', 'Player 1 won'],
  lose: ['2', 'Player 2 won'],
  tie: ['T', 'tied'],
}

export function Strip({ rounds, fresh, names, pair }: Props) {
  const shown = rounds.slice(-SHOWN).reverse()
  return (
    <ol className={styles.strip} aria-label="Past rounds, newest first">
      {shown.map((round, index) => {
        const result = resultOf(round)
        const [letter, word] = (pair ? PAIR_SIGNS : SIGNS)[result]
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are identified by their position
            key={index}
            className={classes(styles.round, fresh && index === 0 && styles.fresh)}
            data-result={pair ? undefined : result}
          >
            <span className="visually-hidden">
              {`${names[0]} ${HAND_NAMES[round.you]}, ${names[1]} ${HAND_NAMES[round.computer]}: ${word}`}
            </span>
            <Glove hand={round.you} side="you" className={styles.mini} />
            <Glove hand={round.computer} side="computer" className={classes(styles.mini, styles.mirrored)} />
            <span className={styles.sign} aria-hidden="true">
              {letter}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
