/** Moved cards in words. */
import { SUITS } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import { moveTexts as texts } from '../texts/moves'
import { CELL, FOUNDATION, isCell, isFoundation } from './state'

/** The letters of the free cells, which are also their keys. */
export const CELL_LETTERS = ['A', 'B', 'C', 'D'] as const

/**
 * 'King of hearts to column 3', without a period.
 *
 * @param card - the name of the first card
 * @param count - how many cards move
 */
export function movedText(card: string, count: number, to: number): string {
  if (isFoundation(to)) return texts.toFoundation[itemAt(SUITS, to - FOUNDATION)](card)
  if (isCell(to)) return texts.toCell(card, itemAt(CELL_LETTERS, to - CELL))
  return count === 1 ? texts.toColumn(card, to + 1) : texts.severalToColumn(card, count - 1, to + 1)
}
