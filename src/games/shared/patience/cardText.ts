/** Cards as text, rank first: 'TD' is the 10 of diamonds. */
import { DECK_SIZE, RANKS } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import { patienceTexts as texts } from './texts/game'

export const SUIT_LETTERS = 'SHDC'
export const RANK_LETTERS = 'A23456789TJQK'

export const cardLetters = (card: number) =>
  `${itemAt(RANK_LETTERS, card % 13)}${itemAt(SUIT_LETTERS, Math.floor(card / 13))}`

export const writeCards = (cards: readonly number[]) => cards.map(cardLetters).join('')

/** @throws Error with a message for the player if the text is not a list of cards */
export function readCards(text: string): readonly number[] {
  if (!/^(?:[A2-9TJQK][SHDC])*$/.test(text)) throw new Error(texts.position.notCards(text.slice(0, 20)))
  return [...text.matchAll(/(.)(.)/g)].map(
    ([, rank = '', suit = '']) => SUIT_LETTERS.indexOf(suit) * 13 + RANK_LETTERS.indexOf(rank),
  )
}

/**
 * Checks that each card is there once.
 *
 * @throws Error with a message for the player if not
 */
export function completeDeck(cards: readonly number[]): readonly number[] {
  const seen = new Set<number>()
  for (const card of cards) {
    if (seen.has(card) || card < 0 || card >= DECK_SIZE) {
      if (card < 0 || card >= DECK_SIZE) throw new Error(texts.position.oneTwice)
      throw new Error(texts.position.twice(`${RANKS[card % 13]}${SUIT_LETTERS[Math.floor(card / 13)]}`))
    }
    seen.add(card)
  }
  if (seen.size !== DECK_SIZE) throw new Error(texts.position.missing(DECK_SIZE - seen.size))
  return cards
}
