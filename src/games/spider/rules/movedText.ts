import { texts } from '../texts/game'

/**
 * Moved cards in words: 'King of hearts to column 3', without a period.
 *
 * @param card - the name of the first card
 * @param count - how many cards move
 * @param column - from 1
 */
export const movedText = (card: string, count: number, column: number): string =>
  count === 1 ? texts.moves.toColumn(card, column) : texts.moves.severalToColumn(card, count - 1, column)
