import { expect, it } from 'vitest'
import { cardInSentence, cardName, DECK_SIZE, isRed, rankOf, suitOf } from '../../../src/engine/core/cards'

const deck = Array.from({ length: DECK_SIZE }, (_, card) => card)

it('a deck has 52 different cards, half of them red', () => {
  expect(new Set(deck.map((card) => `${suitOf(card)} ${rankOf(card)}`)).size).toBe(52)
  expect(deck.filter(isRed).map(suitOf)).not.toContain('clubs')
  expect(deck.filter(isRed)).toHaveLength(26)
})

it('cards have names for sentences', () => {
  expect(cardName(0)).toBe('Ace of spades')
  expect(cardName(25)).toBe('King of hearts')
  expect(cardName(47)).toBe('9 of clubs')
  expect(cardInSentence(25)).toBe('the king of hearts')
})

it('other numbers are no cards', () => {
  expect(() => cardName(52)).toThrow()
})
