/** Hand totals and shoes. */
import { DECK_SIZE, type Rank, rankOf, type Suit, suitOf } from '../../../engine/core/cards'
import { createRandom, shuffled } from '../../../engine/core/math/random'
import { mostCards, mostHandsAt } from './reserve'

export const DECKS = 6
/** Maximum fraction of a shoe that is played before it is shuffled. */
const CUT = 0.75
export const CUT_AT = cutAt(DECKS)

/**
 * The position of the cut card: after this many dealt cards, the shoe is shuffled before the next round. Three
 * quarters of the shoe, or less if the rest could run out during a round.
 *
 * @param decks decks in the shoe
 * @param boxes boxes with a bet
 * @returns number of cards from the top of the shoe
 */
export function cutAt(decks: number, boxes = 1): number {
  const all = decks * DECK_SIZE
  return Math.min(Math.floor(all * CUT), all - mostCards(decks, mostHandsAt(decks, boxes)))
}

export interface Card {
  readonly suit: Suit
  readonly value: Rank
  /** 2 to 10; face cards are 10, an ace is 11 until it must be 1. */
  readonly numericValue: number
}

/** The card with a number from 0 to 51, as the specification describes it. */
export function cardOf(card: number): Card {
  return { suit: suitOf(card), value: rankOf(card), numericValue: card % 13 === 0 ? 11 : pips(card) }
}

/** 1 for an ace, 10 for tens and face cards. */
export function pips(card: number): number {
  const rank = card % 13
  return rank > 9 ? 10 : rank + 1
}

export interface HandValue {
  readonly total: number
  /** An ace counts as 11. */
  readonly soft: boolean
}

/** The best total of a hand: one ace counts as 11 if that does not exceed 21. */
export function handValue(cards: readonly number[]): HandValue {
  let total = 0
  let ace = false
  for (const card of cards) {
    const value = pips(card)
    total += value
    if (value === 1) ace = true
  }
  return ace && total <= 11 ? { total: total + 10, soft: true } : { total, soft: false }
}

/** 21 with the first two cards. The caller must check that the hand was not split. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && handValue(cards).total === 21
}

/** The decks of a shoe in random order; each shuffle of a game has a different one. */
export function makeShoe(seed: number, shuffles: number, decks = DECKS): number[] {
  const cards: number[] = []
  for (let index = 0; index < decks * DECK_SIZE; index++) cards.push(index % DECK_SIZE)
  return shuffled(createRandom(seed + Math.imul(shuffles, 0x9e3779b1)), cards)
}
