/** Searches for a way to clear the pyramid. It knows all cards. */
import { itemAt } from '../../../engine/core/itemAt'
import { NONE, rankIndex } from '../../shared/patience/shape'
import { KING, type Move, makePair, SHAPE, STOCK, type State, UNLIMITED, WASTE } from './state'

export interface Verdict {
  readonly result: 'won' | 'lost' | 'unknown'
  /** The moves that win; if no win was found, those that clear the most cards of all that were tried. */
  readonly moves: readonly Move[]
  /** How many cards of the pyramid these moves leave. */
  readonly left: number
  /** Visited positions. */
  readonly nodes: number
}

const OVER = SHAPE.places.map(({ over }) => over.reduce((bits, at) => bits | (1 << at), 0))

/** For each place, the places that are above or below it: of two such cards, one must be gone before the other. */
const RELATED = relatedPlaces()

function relatedPlaces(): readonly number[] {
  const below = (at: number): number =>
    itemAt(SHAPE.places, at).over.reduce((bits, other) => bits | (1 << other) | below(other), 0)
  const under = SHAPE.places.map((_, at) => below(at))
  return under.map((bits, at) =>
    under.reduce((all, others, other) => (others & (1 << at) ? all | (1 << other) : all), bits),
  )
}

const countBits = (bits: number) => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Searches for a win.
 *
 * @param max how many positions it may visit; the search is the same on every machine
 * @param onlyWins whether it leaves out positions that cannot be won any more, though more cards could be taken there
 */
export function solve(state: State, max: number, onlyWins = true): Verdict {
  const ranks = state.places.map((card) => (card === NONE ? NONE : rankIndex(card)))
  // The waste from its bottom, then the stock in the order in which it is drawn.
  const talon = [...state.waste, ...state.stock.toReversed()].map(rankIndex)
  const partners = ranks.map((rank, at) => ({
    places: ranks.reduce(
      (bits, other, i) =>
        other !== NONE && makePair(rank, other) && !(itemAt(RELATED, at) & (1 << i)) ? bits | (1 << i) : bits,
      0,
    ),
    talon: talon.reduce((bits, other, i) => (makePair(rank, other) ? bits | (1 << i) : bits), 0),
  }))
  /** There are at most 1,430 ways in which the pyramid can be cleared, so their numbers are short. */
  const numbers = new Map<number, number>()
  const numberOf = (pyramid: number) => {
    const known = numbers.get(pyramid)
    if (known !== undefined) return known
    numbers.set(pyramid, numbers.size)
    return numbers.size - 1
  }
  const visited = new Set<number>()
  const path: Move[] = []
  let best: readonly Move[] = []
  let least = Number.POSITIVE_INFINITY
  let isCut = false

  /** Some card has no partner that could be taken with it. */
  const isDead = (pyramid: number, rest: number) =>
    ranks.some((rank, at) => {
      if (!(pyramid & (1 << at)) || rank === KING) return false
      const { places, talon } = itemAt(partners, at)
      return (places & pyramid) === 0 && (talon & rest) === 0
    })

  /**
   * @param pyramid the places that have a card, as bits
   * @param rest the cards of stock and waste that are left, as bits
   * @param drawn how many cards of the talon were drawn in this pass, taken ones included
   */
  function search(pyramid: number, rest: number, drawn: number, redeals: number): boolean {
    const left = countBits(pyramid)
    if (left < least) {
      least = left
      best = [...path]
    }
    if (pyramid === 0) return true
    // What was taken at the top of the stock counts as drawn.
    let next = drawn
    while (next < talon.length && !(rest & (1 << next))) next++
    let top = next - 1
    while (top >= 0 && !(rest & (1 << top))) top--
    const key = ((numberOf(pyramid) * (1 << 24) + rest) * 32 + next) * 4 + Math.max(0, redeals)
    if (visited.has(key)) return false
    if (visited.size >= max) {
      isCut = true
      return false
    }
    visited.add(key)
    if (onlyWins && isDead(pyramid, rest)) return false

    const open: { readonly pile: number; readonly rank: number }[] = []
    for (const [pile, rank] of ranks.entries())
      if (pyramid & (1 << pile) && !(pyramid & itemAt(OVER, pile))) open.push({ pile, rank })
    if (top >= 0) open.push({ pile: WASTE, rank: itemAt(talon, top) })
    if (next < talon.length) open.push({ pile: STOCK, rank: itemAt(talon, next) })
    const take = (...piles: readonly number[]) => {
      let [places, others] = [pyramid, rest]
      for (const pile of piles)
        if (pile < WASTE) places &= ~(1 << pile)
        else others &= ~(1 << (pile === WASTE ? top : next))
      path.push({ type: 'take', piles })
      if (search(places, others, next, redeals)) return true
      path.pop()
      return false
    }
    // To take a king never hurts.
    const king = open.find(({ rank }) => rank === KING)
    if (king) return take(king.pile)
    for (const [i, { pile, rank }] of open.entries())
      for (const other of open.slice(i + 1))
        if (makePair(rank, other.rank) && take(pile, other.pile)) return true
    const turns = next >= talon.length
    if (turns && (rest === 0 || redeals === 0)) return false
    path.push({ type: 'draw' })
    const found = turns
      ? search(pyramid, rest, 0, redeals === UNLIMITED ? UNLIMITED : redeals - 1)
      : search(pyramid, rest, next + 1, redeals)
    if (!found) path.pop()
    return found
  }

  const all = ranks.reduce((bits, rank, at) => (rank === NONE ? bits : bits | (1 << at)), 0)
  const isWon = search(all, (1 << talon.length) - 1, state.waste.length, state.redeals)
  return { result: isWon ? 'won' : isCut ? 'unknown' : 'lost', moves: best, left: least, nodes: visited.size }
}
