/** The 52 playing cards, as numbers from 0 to 51: suit by suit, each from the ace to the king. */
import { itemAt } from './itemAt'
import { cardTexts } from './texts/cards'

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const DECK_SIZE = 52

export type Suit = (typeof SUITS)[number]
export type Rank = (typeof RANKS)[number]

/** The suit of a card, 0 to 51. */
export function suitOf(card: number): Suit {
  return itemAt(SUITS, Math.floor(card / 13))
}

/** The rank of a card, 0 to 51. */
export function rankOf(card: number): Rank {
  return itemAt(RANKS, card % 13)
}

/** Whether a card is a heart or a diamond. */
export function isRed(card: number): boolean {
  return card >= 13 && card < 39
}

/** 'King of hearts', for labels and at the start of a sentence. */
export function cardName(card: number): string {
  return cardTexts.name(rankOf(card), suitOf(card))
}

/** 'the king of hearts', as what is moved or what it is moved to. */
export function cardInSentence(card: number): string {
  return cardTexts.inSentence(rankOf(card), suitOf(card))
}
