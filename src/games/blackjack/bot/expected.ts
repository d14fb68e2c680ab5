/**
 * Expected value of a hand in bets. Assumes an infinite shoe (each rank as likely as in a full one) and a dealer who
 * has checked for blackjack and stands on all 17, or draws on a soft one.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Decision } from './decision'

/** Ranks 1 (ace) to 10 with their probabilities. */
const RANKS = Array.from({ length: 10 }, (_, i) => ({ rank: i + 1, share: (i === 9 ? 4 : 1) / 13 }))

/** A hand by its total, and whether an ace counts as eleven in it. */
export interface Sum {
  readonly total: number
  readonly soft: boolean
}

export function withCard({ total, soft }: Sum, rank: number): Sum {
  const sum = total + rank
  if (rank === 1 && !soft && sum + 10 <= 21) return { total: sum + 10, soft: true }
  return soft && sum > 21 ? { total: sum - 10, soft: false } : { total: sum, soft }
}

const dealers = new Map<string, readonly number[]>()

/** The dealer's open card (1 an ace, to 10), and whether the dealer draws on a soft 17. */
export interface Dealer {
  readonly up: number
  readonly hits17: boolean
}

const keyOf = ({ up, hits17 }: Dealer) => `${up}${hits17}`

/** Probabilities that the dealer reaches 17, 18, 19, 20, 21 or busts, from an open card. */
function dealerEnds(dealer: Dealer): readonly number[] {
  const { up, hits17 } = dealer
  const known = dealers.get(keyOf(dealer))
  if (known) return known
  const ends = [0, 0, 0, 0, 0, 0]
  const draw = (hand: Sum, share: number, first: boolean) => {
    if (hand.total >= 17 && !(hits17 && hand.soft && hand.total === 17)) {
      const end = Math.min(5, hand.total - 17)
      ends[end] = itemAt(ends, end) + share
      return
    }
    // The dealer has checked, so the second card makes no blackjack.
    const bar = first ? (up === 1 ? 10 : up === 10 ? 1 : 0) : 0
    const open = RANKS.filter(({ rank }) => rank !== bar)
    const all = open.reduce((sum, each) => sum + each.share, 0)
    for (const each of open) draw(withCard(hand, each.rank), (share * each.share) / all, false)
  }
  draw(withCard({ total: 0, soft: false }, up), 1, true)
  dealers.set(keyOf(dealer), ends)
  return ends
}

function standing(total: number, dealer: Dealer): number {
  if (total > 21) return -1
  return dealerEnds(dealer).reduce((sum, share, end) => {
    if (end === 5) return sum + share
    return sum + share * Math.sign(total - (17 + end))
  }, 0)
}

const hits = new Map<string, number>()

/** Expected value of a hit, followed by the better of hit and stand. */
function hitting(hand: Sum, dealer: Dealer): number {
  const key = `${hand.total}${hand.soft} ${keyOf(dealer)}`
  const known = hits.get(key)
  if (known !== undefined) return known
  let sum = 0
  for (const { rank, share } of RANKS) {
    const next = withCard(hand, rank)
    sum += share * (next.total > 21 ? -1 : Math.max(standing(next.total, dealer), hitting(next, dealer)))
  }
  hits.set(key, sum)
  return sum
}

function doubling(hand: Sum, dealer: Dealer): number {
  return RANKS.reduce(
    (sum, { rank, share }) => sum + 2 * share * standing(withCard(hand, rank).total, dealer),
    0,
  )
}

/** Two hands that start with a card of the pair; aces receive one card each. */
function splitting(pair: number, dealer: Dealer): number {
  const start = withCard({ total: 0, soft: false }, pair)
  const one = RANKS.reduce((sum, { rank, share }) => {
    const hand = withCard(start, rank)
    const stood = standing(hand.total, dealer)
    if (pair === 1) return sum + share * stood
    return sum + share * Math.max(stood, hitting(hand, dealer), doubling(hand, dealer))
  }, 0)
  return 2 * one
}

/**
 * Expected value of a decision in bets.
 *
 * @param pair rank of one card if both are alike
 */
export function expected(decision: Decision, hand: Sum, pair: number, dealer: Dealer): number {
  switch (decision) {
    case 'stand':
      return standing(hand.total, dealer)
    case 'hit':
      return hitting(hand, dealer)
    case 'double':
      return doubling(hand, dealer)
    case 'split':
      return splitting(pair, dealer)
    case 'surrender':
      return -0.5
  }
}
