/** Numbered deals: the cards of a deal are the same everywhere. */
import { DECK_SIZE } from '../../../engine/core/cards'
import { createRandom, shuffled } from '../../../engine/core/math/random'

/** Deals are numbered from 0 to 999,999. */
export const DEALS = 1_000_000

/** The cards of a deal, in the order in which they are dealt: numbers from 0, each once. */
export function numberedDeck(deal: number, size = DECK_SIZE): readonly number[] {
  return shuffled(
    createRandom(deal),
    Array.from({ length: size }, (_, card) => card),
  )
}

/** The deal of a seed. */
export const dealOf = (seed: number) => ((Math.trunc(seed) % DEALS) + DEALS) % DEALS

/**
 * The first deal from `deal` on that can be won.
 *
 * @param isWon whether the solver wins a deal
 * @param most how many deals are tried; if none is won, the first one is dealt unproved
 * @returns its number, and whether it was proved
 */
export function winnableFrom(
  deal: number,
  isWon: (deal: number) => boolean,
  most: number,
): { readonly deal: number; readonly proved: boolean } {
  for (let tried = 0; tried < most; tried++) {
    const number = (deal + tried) % DEALS
    if (isWon(number)) return { deal: number, proved: true }
  }
  return { deal, proved: false }
}
