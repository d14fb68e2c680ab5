/** The strip of past rounds: both hands of each, and the winner. */
import { classes } from '../../../ui/styles/classes'
import { type Result, type Round, resultOf } from '../rules/hands'
import { texts } from '../texts/game'
import { Glove } from './Glove'
import styles from './Strip.module.css'

/** As many as fit a wide screen; a phone shows the newest of them. */
const SHOWN = 12

interface Props {
  readonly rounds: readonly Round[]
  readonly fresh: boolean
  /** Two people. */
  readonly pair: boolean
}

/** The letter of a round, or the number of the winner between two people. */
function symbolOf(result: Result, pair: boolean): string {
  if (!pair || result === 'tie') return texts.past.letters[result]
  return result === 'win' ? '1' : '2'
}

function nameOf(round: Round, pair: boolean): string {
  const result = resultOf(round)
  const [first, second] = [texts.hands[round.you], texts.hands[round.computer]]
  if (!pair) return texts.past[result](first, second)
  if (result === 'tie') return texts.past.playersTied(first, second)
  return texts.past.playerWon(first, second, result === 'win' ? 1 : 2)
}

export function Strip({ rounds, fresh, pair }: Props) {
  const shown = rounds.slice(-SHOWN).reverse()
  return (
    <ol className={styles.strip} aria-label={texts.past.name}>
      {shown.map((round, index) => {
        const result = resultOf(round)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are identified by their position
            key={index}
            className={classes(styles.round, fresh && index === 0 && styles.fresh)}
            data-result={pair ? undefined : result}
          >
            <span className="visually-hidden">{nameOf(round, pair)}</span>
            <Glove hand={round.you} side="you" className={styles.mini} />
            <Glove hand={round.computer} side="computer" className={classes(styles.mini, styles.mirrored)} />
            <span className={styles.symbol} aria-hidden="true">
              {symbolOf(result, pair)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
