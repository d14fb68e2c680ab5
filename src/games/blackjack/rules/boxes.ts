/**
 * The boxes of a table: one to three places with the same bet, dealt and played from the player's left to right. With
 * one box, hands have no `box` at all.
 */
import { cardName } from '../../../engine/core/cards'
import { listText } from '../../../engine/core/text'
import { worth } from './cards'
import type { Hand, State } from './state'

/** 'Spot 2', after a split 'Spot 2, hand 1'; with one box 'Hand 1', or null if there is only one hand. */
export function nameOfHand(hands: readonly Hand[], index: number): string | null {
  const box = hands[index]?.box
  const first = hands.findIndex((hand) => hand.box === box)
  const split = hands.filter((hand) => hand.box === box).length > 1
  const within = index - first + 1
  if (box === undefined) return split ? `Hand ${within}` : null
  return split ? `Spot ${box + 1}, hand ${within}` : `Spot ${box + 1}`
}

/** 'Spot 2: ' before a text about the active hand; '' at a table with one box. */
export function atBox({ hands, active }: Pick<State, 'hands' | 'active'>): string {
  return hands[active]?.box === undefined ? '' : `${nameOfHand(hands, active)}: `
}

/** For screen readers: 'Spot 2: King of hearts and 5 of clubs. Total: 15.' */
export function spoken(hands: readonly Hand[], index: number): string {
  const cards = hands[index]?.cards ?? []
  return `${nameOfHand(hands, index) ?? 'You'}: ${listText(cards.map(cardName))}. Total: ${worth(cards).total}.`
}
