/**
 * Drawing of a playing card: index, suit shape, a crown or cap for face cards, and the back. On cards that are higher than
 * usual it is stretched.
 */
import { memo } from 'react'
import { rankOf, suitOf } from '../../engine/core/cards'
import styles from './PlayingCard.module.css'
import { SUIT_SHAPES } from './suitShapes'

/** In a 60 by 50 view box: a crown for the king, a diadem for the queen, a feathered cap for the jack. */
const COURT: Readonly<Record<string, string>> = {
  K: 'M2 12 15 26 30 3 45 26 58 12 53 40H7ZM8 44H52V50H8Z',
  Q: 'M3 18 14 32 21 10 30 28 39 10 46 32 57 18 52 42H8ZM21 7A4 4 0 1 0 21.1 7ZM39 7A4 4 0 1 0 39.1 7ZM30 20A4 4 0 1 0 30.1 20ZM9 46H51V50H9Z',
  J: 'M6 40C4 22 14 12 32 13C46 14 55 24 54 40ZM36 12C38 4 46 0 56 1C55 9 50 14 43 15ZM4 43H56V50H4Z',
}

type Index = 'column' | 'row' | 'large'

const SUIT_PLACES: Readonly<Record<Index, string>> = {
  column: 'translate(8.5 42) scale(.96)',
  row: 'translate(56 8) scale(1.45)',
  large: 'translate(53 6) scale(1.85)',
}

/** Where the rank is: x and baseline, in units of the card. */
const RANK_PLACES: Readonly<Record<Index, readonly [number, number]>> = {
  column: [20, 34],
  row: [27, 40],
  large: [28, 50],
}

interface Props {
  /** From 0 to 51, see `engine/core/cards.ts`. */
  readonly card: number
  readonly faceUp: boolean
  /**
   * Where the suit is beside the rank: below it, readable when cards overlap from the right (the default), or to its
   * right, readable when they overlap from below. `large` is such a row in larger type.
   */
  readonly index?: Index
  /** Nothing but the index: other cards lie on the rest. */
  readonly indexOnly?: boolean | undefined
  /** Gives each suit its own color. */
  readonly fourColors?: boolean
}

export const PlayingCard = memo(function PlayingCard({
  card,
  faceUp,
  index = 'column',
  indexOnly = false,
  fourColors = false,
}: Props) {
  const suit = suitOf(card)
  const rank = rankOf(card)
  const court = COURT[rank]
  return (
    <span className={styles.card} translate="no" data-down={!faceUp || undefined}>
      <span className={styles.back}>
        <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
          <rect x="9" y="9" width="82" height="118" rx="9" />
          <path d="M50 30 74 68 50 106 26 68Z" />
          <path d="M50 30 74 68H26Z" />
        </svg>
      </span>
      {/* A face-down card must not be readable, not even in the page source. */}
      <span className={styles.front} data-suit={suit} data-four-colors={fourColors || undefined}>
        {faceUp && (
          <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
            <text
              className={styles.index}
              data-size={index}
              x={RANK_PLACES[index][0]}
              y={RANK_PLACES[index][1]}
              textAnchor="middle"
            >
              {rank}
            </text>
            <path className={styles.suit} d={SUIT_SHAPES[suit]} transform={SUIT_PLACES[index]} />
            {indexOnly ? null : court ? (
              <>
                <path className={styles.court} d={court} transform="translate(36 46) scale(.92)" />
                <path className={styles.suit} d={SUIT_SHAPES[suit]} transform="translate(47 96) scale(1.4)" />
              </>
            ) : (
              <path
                className={styles.suit}
                d={SUIT_SHAPES[suit]}
                transform={rank === 'A' ? 'translate(34 58) scale(2.45)' : 'translate(40 68) scale(2)'}
              />
            )}
          </svg>
        )}
      </span>
    </span>
  )
})
