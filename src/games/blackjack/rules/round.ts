/** One round of Blackjack: the deal, the dealer's steps, and the payout. */
import { cardName } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import { texts } from '../texts/game'
import { nameOfHand, spoken } from './boxes'
import { cutAt, DECKS, handValue, isNatural, makeShoe, pips } from './cards'
import { asking } from './count'
import { boxesOf, type Event, type Hand, isBlackjack, isOut, type Result, type State } from './state'

/** The dealer draws to this total and stands on it, soft or hard; some tables draw on a soft one. */
const DEALER_STANDS = 17

export interface Step {
  readonly state: State
  readonly events: readonly Event[]
}

export const FRESH_HAND: Omit<Hand, 'cards' | 'bet'> = {
  doubled: false,
  split: false,
  surrendered: false,
  done: false,
  result: null,
  paid: 0,
}

/**
 * Deals a new round with the current stake. Shuffles first if the cut card was reached, so no round runs out of
 * cards.
 */
export function deal(state: State): Step {
  const events: Event[] = []
  let { shoe, dealt, shuffles } = state
  const { decks = DECKS } = state.table ?? {}
  const boxes = boxesOf(state)
  if (dealt >= cutAt(decks, boxes)) {
    shuffles++
    shoe = makeShoe(state.seed, shuffles, decks)
    dealt = 0
    events.push({ type: 'shuffled' })
  }
  // One card to each box from the left and one to the dealer, twice.
  const card = (turn: number, box: number) => itemAt(shoe, dealt + turn * (boxes + 1) + box)
  const dealer = [card(0, boxes), card(1, boxes)]
  const up = card(0, boxes)
  const bet = state.stake
  const bank = state.bank - bet * boxes
  const hands = Array.from({ length: boxes }, (_, box): Hand => {
    const cards = [card(0, box), card(1, box)]
    return { ...FRESH_HAND, cards, bet, ...(boxes > 1 ? { box } : {}) }
  })
  const isAsked = pips(up) === 1 && bank >= bet / 2
  const next: State = {
    ...state,
    shoe,
    shuffles,
    dealt: dealt + 2 * (boxes + 1),
    bank,
    dealer,
    holeUp: false,
    hands,
    active: 0,
    insurance: 0,
    net: 0,
    phase: 'insurance',
  }
  const [hand] = hands as [Hand]
  events.push({
    type: 'dealt',
    first: cardName(itemAt(hand.cards, 0)),
    second: cardName(itemAt(hand.cards, 1)),
    total: handValue(hand.cards).total,
    dealer: cardName(up),
    ...(boxes > 1 ? { boxes: hands.map((_, index) => spoken(hands, index)).join(' ') } : {}),
  })
  return { state: isAsked ? next : looked(next), events }
}

/** The dealer checks the second card: a blackjack there ends the round, and one in a box ends that box. */
function looked(state: State): State {
  const active = state.hands.findIndex((hand) => !isBlackjack(hand))
  if (isNatural(state.dealer) || active < 0) return { ...state, active: 0, phase: 'dealer' }
  const hands = state.hands.map((hand) => (isBlackjack(hand) ? { ...hand, done: true } : hand))
  return { ...state, hands, active, phase: 'playing' }
}

/** Insurance was bought or declined. Asks the next box, as long as there is money for it; then the dealer checks. */
export function afterInsurance(state: State): State {
  const active = state.active + 1
  const next = state.hands[active]
  return next && state.bank >= next.bet / 2 ? { ...state, active } : looked(state)
}

/** Moves on to the next hand with something to decide, or to the dealer. */
export function advance(state: State): State {
  const active = state.hands.findIndex((hand) => !hand.done)
  return active < 0 ? { ...state, phase: 'dealer' } : { ...state, active }
}

/**
 * Whether the dealer draws on this hand.
 *
 * @param hits17 also draw on a soft 17
 */
export function drawsOn(dealer: readonly number[], hits17 = false): boolean {
  const { total, soft } = handValue(dealer)
  return total < DEALER_STANDS || (hits17 && soft && total === DEALER_STANDS)
}

/** The dealer only draws if there is a hand that is neither out nor a blackjack. */
function mustDraw(state: State): boolean {
  return (
    drawsOn(state.dealer, state.table?.hits17) &&
    state.hands.some((hand) => !isOut(hand) && !isBlackjack(hand))
  )
}

/** One step of the dealer: turns the second card, draws one, or ends the round. */
export function dealerStep(state: State): Step {
  if (!state.holeUp) {
    const { total } = handValue(state.dealer)
    return {
      state: { ...state, holeUp: true },
      events: [{ type: 'hole', card: cardName(itemAt(state.dealer, 1)), total }],
    }
  }
  if (!mustDraw(state)) return settle(state)
  const card = itemAt(state.shoe, state.dealt)
  const dealer = [...state.dealer, card]
  return {
    state: { ...state, dealer, dealt: state.dealt + 1 },
    events: [{ type: 'dealerDraws', card: cardName(card), total: handValue(dealer).total }],
  }
}

/** The result of a finished hand against the dealer's, and the payout including the bet. */
export function resultOf(hand: Hand, dealer: readonly number[]): { result: Result; paid: number } {
  const { bet } = hand
  if (hand.surrendered) return { result: 'surrender', paid: bet / 2 }
  const own = handValue(hand.cards).total
  if (own > 21) return { result: 'bust', paid: 0 }
  if (isNatural(dealer))
    return isBlackjack(hand) ? { result: 'push', paid: bet } : { result: 'lose', paid: 0 }
  if (isBlackjack(hand)) return { result: 'blackjack', paid: bet * 2.5 }
  const other = handValue(dealer).total
  if (other > 21) return { result: 'dealerBust', paid: bet * 2 }
  if (own === other) return { result: 'push', paid: bet }
  return own > other ? { result: 'win', paid: bet * 2 } : { result: 'lose', paid: 0 }
}

const WON: ReadonlySet<Result> = new Set(['blackjack', 'win', 'dealerBust'])

export function isWon(result: Result): boolean {
  return WON.has(result)
}

function settle(state: State): Step {
  const hands = state.hands.map((hand) => {
    const { result, paid } = resultOf(hand, state.dealer)
    return { ...hand, result, paid }
  })
  // Insurance pays 2:1.
  const insured = isNatural(state.dealer) ? state.insurance * 3 : 0
  let back = insured
  let laid = state.insurance
  let wins = 0
  let ties = 0
  for (const hand of hands) {
    back += hand.paid
    laid += hand.bet
    if (isWon(hand.result)) wins++
    else if (hand.result === 'push') ties++
  }
  const net = back - laid
  const next: State = {
    ...state,
    phase: 'finished',
    hands,
    bank: state.bank + back,
    net,
    rounds: state.rounds + 1,
    wins: state.wins + wins,
    ties: state.ties + ties,
    losses: state.losses + hands.length - wins - ties,
  }
  const type = net > 0 ? 'roundWon' : net < 0 ? 'roundLost' : 'roundTied'
  return { state: asking(next), events: [{ type, message: roundMessage(hands), net }] }
}

/** The specification's message; one per hand if there are several. */
export function roundMessage(hands: readonly Hand[]): string {
  const messageOf = (hand: Hand) => (hand.result ? texts.results[hand.result] : '')
  if (hands.length === 1) return messageOf(itemAt(hands, 0))
  return hands
    .map((hand, index) => texts.hands.about(nameOfHand(hands, index) ?? '', messageOf(hand)))
    .join(' ')
}
