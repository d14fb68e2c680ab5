/** Owns how often the computer that learns was right about you: a bar, with a mark where luck would stand. */
import type { CSSProperties } from 'react'
import type { Round } from '../rules/hands'
import { foreseen } from '../rules/predictor'
import styles from './Foreseen.module.css'

/** Fewer rounds say nothing. */
const LEAST_ROUNDS = 5

export function Foreseen({
  rounds,
  share,
}: {
  readonly rounds: readonly Round[]
  /** Of rounds that luck alone would foresee. */
  readonly share: number
}) {
  const { right, of } = foreseen(rounds)
  const enough = of >= LEAST_ROUNDS
  return (
    <div className={styles.foreseen}>
      <p className={styles.text}>
        {enough
          ? `It foresaw you in ${right} of ${of} rounds; luck would be ${Math.round(of * share)}.`
          : 'It is learning you.'}
      </p>
      <div className={styles.bar} style={{ '--luck': share } as CSSProperties} aria-hidden="true">
        {enough && <div className={styles.share} style={{ '--share': right / of } as CSSProperties} />}
      </div>
    </div>
  )
}
