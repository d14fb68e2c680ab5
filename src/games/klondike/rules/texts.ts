/** Moved cards in words. */
import { itemAt } from '../../../engine/core/itemAt'
import { plural } from '../../../engine/core/text'
import { CELL, FOUNDATION, isCell, isFoundation } from './state'

const TO_FOUNDATION = [
  (card: string) => `${card} to the spades foundation`,
  (card: string) => `${card} to the hearts foundation`,
  (card: string) => `${card} to the diamonds foundation`,
  (card: string) => `${card} to the clubs foundation`,
] as const

export const CELL_NAMES = ['free cell A', 'free cell B', 'free cell C', 'free cell D'] as const

/**
 * 'King of hearts to column 3', without a period.
 *
 * @param card - the name of the first card
 * @param count - how many cards move
 */
export function movedText(card: string, count: number, to: number): string {
  if (isFoundation(to)) return itemAt(TO_FOUNDATION, to - FOUNDATION)(card)
  if (isCell(to)) return `${card} to ${itemAt(CELL_NAMES, to - CELL)}`
  return count === 1
    ? `${card} to column ${to + 1}`
    : plural(count - 1, {
        one: `${card} and # more card to column ${to + 1}`,
        other: `${card} and # more cards to column ${to + 1}`,
      })
}
