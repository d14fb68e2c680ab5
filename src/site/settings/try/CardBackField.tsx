/** The preview of the backs of cards: one beside a face. */
import type { ReactNode } from 'react'
import { PlayingCard } from '../../../ui/cards/PlayingCard'
import styles from './Try.module.css'

const QUEEN_OF_HEARTS = 24

export function CardBackField(): ReactNode {
  return (
    <div className={styles.field} aria-hidden="true">
      <span className={styles.playingCard}>
        <PlayingCard card={0} faceUp={false} />
      </span>
      <span className={styles.playingCard}>
        <PlayingCard card={QUEEN_OF_HEARTS} faceUp />
      </span>
    </div>
  )
}
