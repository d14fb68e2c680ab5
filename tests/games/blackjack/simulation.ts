/** A fast simulation of Blackjack: the same cards, strategy and payouts as the rules, without their states. */
import { advise } from '../../../src/games/blackjack/bot/strategy'
import { CUT_AT, handValue, isNatural, makeShoe, pips } from '../../../src/games/blackjack/rules/cards'
import { drawsOn, FRESH_HAND, resultOf } from '../../../src/games/blackjack/rules/round'
import { type Hand, isBlackjack, isOut, MAX_HANDS } from '../../../src/games/blackjack/rules/state'

type Open = { -readonly [Part in keyof Omit<Hand, 'cards'>]: Hand[Part] } & { cards: number[] }

export interface Table {
  readonly seed: number
  shuffles: number
  shoe: number[]
  dealt: number
}

export function createTable(seed: number): Table {
  return { seed, shuffles: 0, shoe: makeShoe(seed, 0), dealt: 0 }
}

function draw(table: Table): number {
  return table.shoe[table.dealt++] as number
}

/** Fields after a spread cost Node a hundred times as much as fields before it. */
const freshHand = (cards: number[]): Open => ({ cards, bet: 1, ...FRESH_HAND })

/**
 * One round of basic strategy with a bet of 1. Fills `first` with the first two cards.
 *
 * @returns the profit
 */
export function playRound(table: Table, first: number[]): number {
  if (table.dealt >= CUT_AT) {
    table.shuffles++
    table.shoe = makeShoe(table.seed, table.shuffles)
    table.dealt = 0
  }
  const [one, up, two, hole] = [draw(table), draw(table), draw(table), draw(table)]
  const own = [one, two]
  let dealer = [up, hole]
  first[0] = one
  first[1] = two
  const hands: Open[] = [freshHand(own)]
  if (!isNatural(dealer) && !isNatural(own)) {
    const ace = pips(up) === 1
    for (let i = 0; i < hands.length; i++) playHand(table, hands, i, ace ? 11 : pips(up))
  }
  if (hands.some((hand) => !isOut(hand) && !isBlackjack(hand)))
    while (drawsOn(dealer)) dealer = [...dealer, draw(table)]
  let gain = 0
  for (const hand of hands) gain += resultOf(hand, dealer).paid - hand.bet
  return gain
}

/** Plays the hand at `index`; a split puts the other half after it and continues with this one. */
function playHand(table: Table, hands: Open[], index: number, up: number): void {
  const hand = hands[index] as Open
  while (!hand.done && handValue(hand.cards).total < 21) {
    const two = hand.cards.length === 2
    const decision = advise(hand.cards, up, {
      double: two,
      split:
        two && hands.length < MAX_HANDS && pips(hand.cards[0] as number) === pips(hand.cards[1] as number),
      surrender: two && !hand.split,
    })
    if (decision === 'stand') return
    if (decision === 'surrender') {
      hand.surrendered = true
      return
    }
    if (decision === 'split') {
      const aces = pips(hand.cards[0] as number) === 1
      const other = hand.cards.pop() as number
      hand.cards.push(draw(table))
      hands.splice(index + 1, 0, { ...freshHand([other, draw(table)]), split: true, done: aces })
      hand.split = true
      hand.done = aces
    } else {
      hand.cards = [...hand.cards, draw(table)]
      if (decision === 'double') {
        hand.bet *= 2
        return
      }
    }
  }
}
