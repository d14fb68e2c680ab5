/** How often the learning computer predicted the player: a bar with a mark at the level of chance. */
import type { CSSProperties } from 'react'
import type { Round } from '../rules/hands'
import { foreseen } from '../rules/predictor'
import { texts } from '../texts/game'
import styles from './Foreseen.module.css'

/** Fewer rounds are not significant. */
const MIN_ROUNDS = 5

export function Foreseen({
  rounds,
  share,
}: {
  readonly rounds: readonly Round[]
  /** Fraction of rounds that chance alone would predict. */
  readonly share: number
}) {
  const { right, of } = foreseen(rounds)
  const enough = of >= MIN_ROUNDS
  return (
    <div className={styles.foreseen}>
      <p className={styles.text}>
        {enough ? texts.board.predicted(right, of, Math.round(of * share)) : texts.board.learning}
      </p>
      <div className={styles.bar} style={{ '--luck': share } as CSSProperties} aria-hidden="true">
        {enough && <div className={styles.share} style={{ '--share': right / of } as CSSProperties} />}
      </div>
    </div>
  )
}
