/** Numbered deals: the cards of a deal are the same everywhere. */
import { DECK_SIZE } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import { numberedDeck } from '../../shared/patience/deals'
import { type Column, type Kind, NONE, type State } from './state'

/** Deals of FreeCell are numbered from 1 to 32,000, as players know them. */
export const FREECELL_DEALS = 32_000
/** The only one of these 32,000 that cannot be won. */
export const LOST_FREECELL_DEAL = 11_982

type Table = Pick<State, 'stock' | 'waste' | 'cells' | 'foundations' | 'columns'>

/** Suits of the published order (clubs, diamonds, hearts, spades) in the order of this deck. */
const PUBLISHED_SUITS = [3, 2, 1, 0] as const

/**
 * The cards of a deal of FreeCell, row by row: the generator that Jim Horne published for the first 32,000 deals, a
 * linear congruential generator of which bits 16 to 30 are used.
 */
export function freecellDeck(deal: number): readonly number[] {
  const deck = Array.from({ length: DECK_SIZE }, (_, i) => itemAt(PUBLISHED_SUITS, i % 4) * 13 + (i >> 2))
  const dealt: number[] = []
  let seed = deal
  for (let left = DECK_SIZE; left > 0; left--) {
    seed = (Math.imul(seed, 214_013) + 2_531_011) & 0x7fffffff
    const at = (seed >> 16) % left
    dealt.push(itemAt(deck, at))
    deck[at] = itemAt(deck, left - 1)
  }
  return dealt
}

/** Lays out a deck: column n of Klondike gets n cards, of which the last is face up. */
export function layOut(kind: Kind, deck: readonly number[]): Table {
  const empty = { waste: [], foundations: [0, 0, 0, 0] }
  if (kind === 'freecell') {
    const columns = Array.from({ length: 8 }, (_, column): Column => {
      return { cards: deck.filter((_, index) => index % 8 === column), down: 0 }
    })
    return { ...empty, stock: [], cells: [NONE, NONE, NONE, NONE], columns }
  }
  const columns: number[][] = Array.from({ length: 7 }, () => [])
  let next = 0
  for (let row = 0; row < 7; row++)
    for (let column = row; column < 7; column++) columns[column]?.push(itemAt(deck, next++))
  return {
    ...empty,
    stock: deck.slice(next).toReversed(),
    cells: [],
    columns: columns.map((cards) => ({ cards, down: cards.length - 1 })),
  }
}

export function deckOf(kind: Kind, deal: number): readonly number[] {
  return kind === 'freecell' ? freecellDeck(deal) : numberedDeck(deal)
}
