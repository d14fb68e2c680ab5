/** What a player does with a hand: hit, double, split. */
import { cardName } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import { handValue } from './cards'
import { advance, FRESH_HAND, type Step } from './round'
import type { Event, Hand, State } from './state'

/** Changes the active hand, and moves on if nothing is left to decide. */
export function withHand(state: State, change: Partial<Hand>): State {
  const hands = state.hands.map((hand, index) => (index === state.active ? { ...hand, ...change } : hand))
  return advance({ ...state, hands })
}

function take(state: State, hand: Hand): { cards: number[]; card: number; total: number; dealt: number } {
  const card = itemAt(state.shoe, state.dealt)
  const cards = [...hand.cards, card]
  return { cards, card, total: handValue(cards).total, dealt: state.dealt + 1 }
}

/** Draws a card; with `double` the last one, for twice the bet. */
export function drawTo(state: State, hand: Hand, double: boolean): Step {
  const { cards, card, total, dealt } = take(state, hand)
  const done = double || total >= 21
  const bet = double ? hand.bet * 2 : hand.bet
  const bank = double ? state.bank - hand.bet : state.bank
  const events: Event[] = [{ type: double ? 'doubled' : 'hit', card: cardName(card), total }]
  if (total > 21) events.push({ type: 'bust', total })
  return { state: withHand({ ...state, dealt, bank }, { cards, bet, doubled: double, done }), events }
}

/** Splits a pair into two hands, each with a new second card. */
export function split(state: State, hand: Hand): Step {
  const aces = itemAt(hand.cards, 0) % 13 === 0
  const halves = hand.cards.map((card, index): Hand => {
    const cards = [card, itemAt(state.shoe, state.dealt + index)]
    // Split aces receive one card each; 21 needs no more.
    const box = hand.box === undefined ? {} : { box: hand.box }
    const done = aces || handValue(cards).total === 21
    return { ...FRESH_HAND, ...box, cards, bet: hand.bet, split: true, done }
  })
  const hands = [...state.hands.slice(0, state.active), ...halves, ...state.hands.slice(state.active + 1)]
  const next = advance({ ...state, hands, dealt: state.dealt + 2, bank: state.bank - hand.bet })
  const inBox = hands.filter(({ box }) => box === hand.box).length
  return { state: next, events: [{ type: 'split', hands: inBox }] }
}
