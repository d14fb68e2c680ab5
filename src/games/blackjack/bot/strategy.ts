/**
 * Basic strategy: the best decision for a hand against the dealer's open card, for six decks, dealer stands on soft
 * 17, double after split, late surrender. The tables are those generally published for these rules (as in Wizard of
 * Odds, '4 to 8 decks, dealer stands on soft 17'), with the published differences for a dealer who hits soft 17:
 * surrender 15, 17 and a pair of eights against an ace, double 11 against it, soft 18 against a two and soft 19
 * against a six. `fewDecks` has the differences for one and two decks.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { DECKS, handValue, pips } from '../rules/cards'
import { canDouble, canSplit, canSurrender, type State } from '../rules/state'
import type { Decision } from './decision'
import { type Cell, differing } from './fewDecks'

/** `up` in the tables is 2 to 10, and 11 for an ace. */
function between(up: number, low: number, high: number): boolean {
  return up >= low && up <= high
}

/** By the value of one card of the pair (1 is an ace). Fives and tens are never split. */
function splits(pair: number, up: number): boolean {
  switch (pair) {
    case 1:
    case 8:
      return true
    case 2:
    case 3:
    case 7:
      return between(up, 2, 7)
    case 4:
      return between(up, 5, 6)
    case 6:
      return between(up, 2, 6)
    case 9:
      return between(up, 2, 9) && up !== 7
    default:
      return false
  }
}

function surrenders(total: number, up: number, hits17: boolean): boolean {
  if (hits17 && up === 11 && (total === 15 || total === 17)) return true
  return (total === 16 && up >= 9) || (total === 15 && up === 10)
}

function doubles(total: number, soft: boolean, up: number, hits17: boolean): boolean {
  if (hits17) {
    if (!soft && total === 11) return true
    if (soft && ((total === 18 && up === 2) || (total === 19 && up === 6))) return true
  }
  if (!soft) {
    if (total === 9) return between(up, 3, 6)
    if (total === 10) return up <= 9
    return total === 11 && up <= 10
  }
  if (total === 13 || total === 14) return between(up, 5, 6)
  if (total === 15 || total === 16) return between(up, 4, 6)
  return (total === 17 || total === 18) && between(up, 3, 6)
}

function stands(total: number, soft: boolean, up: number): boolean {
  if (soft) return total >= 19 || (total === 18 && up <= 8)
  if (total >= 17) return true
  return total >= 13 ? up <= 6 : total === 12 && between(up, 4, 6)
}

/** The dealer's open card, with an ace as 11. */
export function upOf(state: State): number {
  const value = pips(itemAt(state.dealer, 0))
  return value === 1 ? 11 : value
}

/** The decisions available besides hit and stand, and rules of the table. */
export interface Open {
  readonly double: boolean
  readonly split: boolean
  readonly surrender: boolean
  /** The dealer draws on a soft 17. */
  readonly hits17?: boolean
  /** In the shoe. Default: six. */
  readonly decks?: number | undefined
}

/** The decision that differs for this number of decks; null if none does or it is not available. */
function ofFewDecks(kind: Cell['kind'], of: number, up: number, open: Open): Decision | null {
  const dealer = open.hits17 ? 'hits' : 'stands'
  const cell = differing(open.decks ?? DECKS).find(
    (each) =>
      each.kind === kind && each.of === of && each.up.includes(up) && (each.dealer ?? dealer) === dealer,
  )
  return cell?.best.find((best) => best === 'hit' || best === 'stand' || open[best]) ?? null
}

/** The best decision for these cards against the dealer's open card (2 to 11). */
export function advise(cards: readonly number[], up: number, open: Open): Decision {
  const { total, soft } = handValue(cards)
  const { hits17 = false } = open
  const value = pips(itemAt(cards, 0))
  const pair = cards.length === 2 && pips(itemAt(cards, 1)) === value
  const asPair = pair ? ofFewDecks('pair', value, up, open) : null
  if (asPair) return asPair
  // Eights are split against everything else.
  if (hits17 && open.surrender && open.split && value === 8 && up === 11) return 'surrender'
  if (open.split && splits(value, up)) return 'split'
  const asTotal = ofFewDecks(soft ? 'soft' : 'hard', total, up, open)
  if (asTotal) return asTotal
  if (!soft && open.surrender && surrenders(total, up, hits17)) return 'surrender'
  if (open.double && doubles(total, soft, up, hits17)) return 'double'
  return stands(total, soft, up) ? 'stand' : 'hit'
}

/** The best decision for the active hand. */
export function decide(state: State): Decision {
  const { cards } = itemAt(state.hands, state.active)
  return advise(cards, upOf(state), {
    double: canDouble(state),
    split: canSplit(state),
    surrender: canSurrender(state),
    hits17: state.table?.hits17 === true,
    decks: state.table?.decks,
  })
}
