/** Drawing of a playing card: index, suit shape, a crown or cap for face cards, and the back. */
import { memo } from 'react'
import { rankOf, type Suit, suitOf } from '../../engine/core/cards'
import styles from './PlayingCard.module.css'

/** In a 24 by 24 view box. */
const SHAPES: Readonly<Record<Suit, string>> = {
  hearts:
    'M12 21.5C5 16 2 12.3 2 8.300A5.2 5.2 0 0 1 12 6.600A5.2 5.2 0 0 1 22 8.300C22 12.3 19 16 12 21.500Z',
  diamonds: 'M12 1.5 20.5 12 12 22.5 3.5 12Z',
  spades:
    'M12 1.500C17 7 21.5 10.5 21.5 14.600A4.6 4.6 0 0 1 13.2 17.400C13.4 19.6 14.2 21 15.6 22.500H8.400C9.8 21 10.6 19.6 10.8 17.400A4.6 4.6 0 0 1 2.5 14.600C2.5 10.5 7 7 12 1.500Z',
  clubs:
    'M12 1.800A4.7 4.7 0 0 1 15.4 9.800A4.7 4.7 0 1 1 13.2 16.500C13.4 19.2 14.2 21 15.6 22.500H8.400C9.8 21 10.6 19.2 10.8 16.500A4.7 4.7 0 1 1 8.6 9.800A4.7 4.7 0 0 1 12 1.800Z',
}

/** In a 60 by 50 view box: a crown for the king, a diadem for the queen, a feathered cap for the jack. */
const COURT: Readonly<Record<string, string>> = {
  K: 'M2 12 15 26 30 3 45 26 58 12 53 40H7ZM8 44H52V50H8Z',
  Q: 'M3 18 14 32 21 10 30 28 39 10 46 32 57 18 52 42H8ZM21 7A4 4 0 1 0 21.1 7ZM39 7A4 4 0 1 0 39.1 7ZM30 20A4 4 0 1 0 30.1 20ZM9 46H51V50H9Z',
  J: 'M6 40C4 22 14 12 32 13C46 14 55 24 54 40ZM36 12C38 4 46 0 56 1C55 9 50 14 43 15ZM4 43H56V50H4Z',
}

const SUIT_PLACES: Readonly<Record<'column' | 'row', string>> = {
  column: 'translate(8.5 42) scale(.96)',
  row: 'translate(56 8) scale(1.45)',
}

interface Props {
  /** From 0 to 51, see `engine/core/cards.ts`. */
  readonly card: number
  readonly faceUp: boolean
  /**
   * Where the suit is beside the rank: below it, readable when cards overlap from the right (the default), or to its
   * right, readable when they overlap from below.
   */
  readonly index?: 'column' | 'row'
  /** Gives each suit its own color. */
  readonly fourColors?: boolean
}

export const PlayingCard = memo(function PlayingCard({
  card,
  faceUp,
  index = 'column',
  fourColors = false,
}: Props) {
  const suit = suitOf(card)
  const rank = rankOf(card)
  const court = COURT[rank]
  return (
    <span className={styles.card} data-down={!faceUp || undefined}>
      <span className={styles.back}>
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <rect x="9" y="9" width="82" height="118" rx="9" />
          <path d="M50 30 74 68 50 106 26 68Z" />
          <path d="M50 30 74 68H26Z" />
        </svg>
      </span>
      {/* A face-down card must not be readable, not even in the page source. */}
      <span className={styles.front} data-suit={suit} data-four-colors={fourColors || undefined}>
        {faceUp && (
          <svg viewBox="0 0 100 140" aria-hidden="true">
            <text
              className={styles.index}
              data-large={index === 'row' || undefined}
              x={index === 'row' ? 27 : 20}
              y={index === 'row' ? 40 : 34}
              textAnchor="middle"
            >
              {rank}
            </text>
            <path className={styles.suit} d={SHAPES[suit]} transform={SUIT_PLACES[index]} />
            {court ? (
              <>
                <path className={styles.court} d={court} transform="translate(36 46) scale(.92)" />
                <path className={styles.suit} d={SHAPES[suit]} transform="translate(47 96) scale(1.4)" />
              </>
            ) : (
              <path
                className={styles.suit}
                d={SHAPES[suit]}
                transform={rank === 'A' ? 'translate(34 58) scale(2.45)' : 'translate(40 68) scale(2)'}
              />
            )}
          </svg>
        )}
      </span>
    </span>
  )
})
