/** What stands on the table before the first card: the dealer's rack of chips, the shoe, the tray of played cards, the player's money. */
import { memo } from 'react'
import { SUIT_SHAPES } from '../../../ui/cards/suitShapes'
import { CHIPS } from '../rules/state'
import { ChipShape } from './Chip'
import styles from './Fixtures.module.css'

/** @param free - the corner opposite the shoe has no other use */
export const Fixtures = memo(function Fixtures({ free }: { readonly free: boolean }) {
  return (
    <div className={styles.fixtures} data-free={free || undefined} aria-hidden="true">
      <div className={styles.rack}>
        {[500, 100, 50, 10, 50, 100, 500].map((chip, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <span key={column} className={styles.column} data-chip={chip} />
        ))}
      </div>
      <svg className={styles.shoe} viewBox="0 0 130 100" aria-hidden="true">
        <g transform="rotate(-20 65 50)">
          <rect className={styles.card} x="2" y="26" width="44" height="46" rx="6" />
          <rect className={styles.back} x="8" y="32" width="36" height="34" rx="3" />
          <rect className={styles.edge} x="24" y="18" width="100" height="70" rx="12" />
          <rect className={styles.side} x="24" y="12" width="100" height="68" rx="12" />
          <rect className={styles.lid} x="40" y="22" width="74" height="48" rx="8" />
          <path className={styles.gleam} d="M50 32h34" />
        </g>
      </svg>
      {free && (
        <svg className={styles.tray} viewBox="0 0 110 100" aria-hidden="true">
          <g transform="rotate(12 55 50)">
            <rect className={styles.edge} x="8" y="14" width="92" height="76" rx="12" />
            <rect className={styles.side} x="8" y="8" width="92" height="74" rx="12" />
            <rect className={styles.inside} x="17" y="17" width="74" height="56" rx="7" />
            <rect className={styles.card} x="24" y="20" width="64" height="48" rx="6" />
            <rect className={styles.card} x="21" y="17" width="64" height="48" rx="6" />
            <rect className={styles.back} x="27" y="23" width="52" height="36" rx="3" />
            <path className={styles.pattern} d="M53 27l20 14-20 14-20-14z" />
          </g>
        </svg>
      )}
    </div>
  )
})

/** A larger chip is changed into smaller ones if the amount has this many of those besides. */
const FEW = 5
/** The most chips that a pile shows. */
const MOST = 9

/** An amount in chips of all values, the smallest first: some of each, the rest in the largest. */
function pilesOf(amount: number): readonly number[] {
  let rest = amount
  return CHIPS.map((chip, n) => {
    const above = CHIPS[n + 1]
    if (above === undefined) return Math.min(MOST, Math.floor(rest / chip))
    const changed = rest >= above + FEW * chip ? above / chip : 0
    const count = Math.floor((rest % above) / chip) + changed
    rest -= count * chip
    return count
  })
}

/** The player's money beside the bet, or beside the only hand where there is space: two piles on each side. */
export const Piles = memo(function Piles({
  bank,
  hand,
}: {
  readonly bank: number
  /** Beside a hand of cards. */
  readonly hand: boolean
}) {
  return (
    <div className={styles.piles} data-hand={hand || undefined} aria-hidden="true">
      {pilesOf(bank).map((count, n) => {
        const chip = CHIPS[n] ?? 10
        return (
          <span key={chip} className={styles.pile}>
            {Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place in the pile
              <span key={i} style={{ '--i': i } as React.CSSProperties}>
                <ChipShape value={chip} />
              </span>
            ))}
          </span>
        )
      })}
    </div>
  )
})

/** Two suits in print, at each end of the line on the felt. */
export function Suits({ suits }: { readonly suits: readonly (keyof typeof SUIT_SHAPES)[] }) {
  return (
    <svg className={styles.suits} viewBox="0 0 54 24" aria-hidden="true">
      {suits.map((suit, n) => (
        <path key={suit} d={SUIT_SHAPES[suit]} transform={`translate(${n * 30} 0)`} />
      ))}
    </svg>
  )
}
