/**
 * The cells where basic strategy for one and two decks differs from that for four to eight (double after split, late
 * surrender, dealer stands on soft 17 or hits it). Source: Wizard of Odds, 'Single-Deck Strategy', 'Double-Deck
 * Strategy' (the charts for both dealers) and 'Early or Late Surrender' (its tables by total; it lists sevens by
 * cards).
 */
import type { Decision } from './decision'

export interface Cell {
  /** A pair is given by the value of one of its cards, the others by their total. */
  readonly kind: 'pair' | 'hard' | 'soft'
  readonly of: number
  /** The dealer's open cards, 2 to 11. */
  readonly up: readonly number[]
  /** The first available decision is best; if none is, the regular table applies. */
  readonly best: readonly Decision[]
  /** Only if the dealer stands on soft 17, or only if the dealer hits it. */
  readonly dealer?: 'stands' | 'hits'
}

const BOTH: readonly Cell[] = [
  { kind: 'hard', of: 9, up: [2], best: ['double'] },
  { kind: 'hard', of: 11, up: [11], best: ['double'], dealer: 'stands' },
  { kind: 'hard', of: 16, up: [9], best: ['hit'] },
  { kind: 'pair', of: 6, up: [7], best: ['split'] },
  { kind: 'pair', of: 7, up: [8], best: ['split'] },
  { kind: 'pair', of: 8, up: [11], best: ['split'], dealer: 'hits' },
]

const ONE: readonly Cell[] = [
  ...BOTH,
  { kind: 'hard', of: 8, up: [5, 6], best: ['double'] },
  { kind: 'hard', of: 15, up: [10], best: ['hit'] },
  { kind: 'soft', of: 13, up: [4], best: ['double'] },
  { kind: 'soft', of: 14, up: [4], best: ['double'] },
  { kind: 'soft', of: 17, up: [2], best: ['double'] },
  { kind: 'soft', of: 18, up: [2], best: ['stand'], dealer: 'hits' },
  { kind: 'soft', of: 18, up: [11], best: ['stand'], dealer: 'stands' },
  { kind: 'soft', of: 19, up: [6], best: ['double'], dealer: 'stands' },
  { kind: 'pair', of: 3, up: [8], best: ['split'] },
  { kind: 'pair', of: 4, up: [4], best: ['split'] },
  { kind: 'pair', of: 7, up: [10], best: ['surrender', 'stand'] },
  { kind: 'pair', of: 7, up: [11], best: ['surrender'], dealer: 'hits' },
  { kind: 'pair', of: 9, up: [11], best: ['split'], dealer: 'hits' },
]

const TWO: readonly Cell[] = [...BOTH, { kind: 'soft', of: 14, up: [4], best: ['double'], dealer: 'hits' }]

/** The differences for this number of decks; none from four decks on. */
export function differing(decks: number): readonly Cell[] {
  return decks === 1 ? ONE : decks === 2 ? TWO : []
}
