/**
 * The boxes of a table: one to three hands with the same bet, dealt and played from the player's left to right. With
 * one box, hands have no `box` at all.
 */
import { cardName } from '../../../engine/core/cards'
import { listText } from '../../../engine/core/text'
import { texts } from '../texts/game'
import { handValue } from './cards'
import type { Hand, Next, State } from './state'

/** 'Spot 2', after a split 'Spot 2, hand 1'; with one box 'Hand 1', or null if there is only one hand. */
export function nameOfHand(hands: readonly Hand[], index: number): string | null {
  const box = hands[index]?.box
  const first = hands.findIndex((hand) => hand.box === box)
  const split = hands.filter((hand) => hand.box === box).length > 1
  const within = index - first + 1
  if (box === undefined) return split ? texts.hands.hand(within) : null
  return split ? texts.hands.handInSpot(box + 1, within) : texts.hands.spot(box + 1)
}

/** A text about the active hand. With several boxes it begins with the hand's name: 'Spot 2: Stand'. */
export function atBox({ hands, active }: Pick<State, 'hands' | 'active'>, text: string): string {
  const hand = nameOfHand(hands, active)
  return hand === null || hands[active]?.box === undefined ? text : texts.hands.about(hand, text)
}

const cardsText = (cards: readonly number[]) => listText(cards.map(cardName))

/** For screen readers: 'Spot 2: King of hearts and 5 of clubs. Total: 15.' */
export function spoken(hands: readonly Hand[], index: number): string {
  const cards = hands[index]?.cards ?? []
  return texts.hands.spoken(nameOfHand(hands, index) ?? '', cardsText(cards), handValue(cards).total)
}

/** The hand whose turn it is, for an event. */
export function nextHand({ hands, active }: Pick<State, 'hands' | 'active'>): Next {
  const cards = hands[active]?.cards ?? []
  return {
    now: nameOfHand(hands, active) ?? '',
    nowCards: cardsText(cards),
    nowTotal: handValue(cards).total,
  }
}
