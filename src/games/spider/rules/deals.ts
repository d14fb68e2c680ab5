/** Numbered deals, and those that the solver wins. */
import { numberedDeck, winnableFrom } from '../../shared/patience/deals'
import { solve } from './solver'
import { CARDS, COLUMNS, type State, type Suits, TABLE } from './state'

const START_SCORE = 500

/**
 * How many positions the solver keeps for each deal. With these it wins 189 of the first 300 deals with one suit, 178 with
 * two, and 53 with four; more can be won, but the search for each would take longer (`npm run bench -- patience`).
 */
export const WIDTHS: Readonly<Record<Suits, number>> = { 1: 10, 2: 20, 4: 80 }

/** After this number of deals that the solver could not win, the first one is dealt unproved. */
const MOST_DEALS = 100

type Table = Pick<State, 'columns' | 'stock' | 'runs'>

/** Lays out 104 cards: row by row on ten columns, of which only the last cards are face up; the rest is the stock. */
function layOut(deck: readonly number[]): Table {
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const cards = deck.slice(0, TABLE).filter((_, index) => index % COLUMNS === column)
    return { cards, down: cards.length - 1 }
  })
  return { columns, stock: deck.slice(TABLE).toReversed(), runs: [] }
}

/** The state at the start of a game. */
export function fresh(table: Table, suits: Suits, deal: number | null, proved = false): State {
  return { ...table, suits, deal, proved, score: START_SCORE, moves: 0, at: 0 }
}

export const numbered = (deal: number, suits: Suits, proved = false): State =>
  fresh(layOut(numberedDeck(deal, CARDS)), suits, deal, proved)

/** The first deal from `deal` on that the solver wins. */
export function winnable(deal: number, suits: Suits): State {
  const isWon = (number: number) => solve(numbered(number, suits), WIDTHS[suits]).isWon
  const found = winnableFrom(deal, isWon, MOST_DEALS)
  return numbered(found.deal, suits, found.proved)
}
