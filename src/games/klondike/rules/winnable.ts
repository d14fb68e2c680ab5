/** Finds deals that the solver wins, so that no offered deal is hopeless. */
import { numberedDeck, winnableFrom } from '../../shared/patience/deals'
import { layOut } from './deals'
import { type Position, solve } from './solver'
import { type State, UNLIMITED } from './state'

/** Positions per deal: one search, which wins three deals of five in a few milliseconds. */
export const DEAL_NODES = 2000
/** With one pass, few deals can be won: after this many, the last one is dealt unproved. */
const MAX_DEALS = 2000

/** A game as the solver sees it. */
export function positionOf(
  state: Pick<State, 'stock' | 'waste' | 'foundations' | 'columns' | 'draw' | 'redeals'>,
): Position {
  const { stock, waste, foundations, columns, draw, redeals } = state
  return {
    talon: [...waste, ...stock.toReversed()],
    waste: waste.length,
    foundations,
    columns,
    draw,
    redeals: redeals === UNLIMITED ? Number.POSITIVE_INFINITY : redeals,
  }
}

/**
 * The first deal from `deal` on that the solver wins.
 *
 * @returns its number, and whether it was proved
 */
export function winnableDeal(deal: number, { draw, redeals }: Pick<State, 'draw' | 'redeals'>) {
  const isWon = (number: number) => {
    const table = layOut('klondike', numberedDeck(number))
    return solve(positionOf({ ...table, draw, redeals }), DEAL_NODES).result === 'won'
  }
  return winnableFrom(deal, isWon, MAX_DEALS)
}
