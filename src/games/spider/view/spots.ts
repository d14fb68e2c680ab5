/** The parts of the table that can be focused and pressed: the stock, and in columns one for each open card. */
import { cardName } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import type { CardBox, Layout } from '../../../ui/cardTable/layout'
import { bySpotOrder, type Spot } from '../../../ui/cardTable/spots'
import { uiTexts } from '../../../ui/texts'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { State } from '../rules'
import { COLUMNS, cardsIn, faceOf, isColumn, STOCK } from '../rules/state'
import { texts } from '../texts/game'

function columnText({ columns, suits }: State, { pile, index, card }: CardBox): string {
  const { cards, down } = itemAt(columns, pile)
  if (cards.length === 0) return texts.table.columnEmpty
  const name = cardName(faceOf(card, suits))
  const covered = cards.length - 1 - index
  const text = covered > 0 ? patienceTexts.table.coveredBy(name, covered) : name
  return index === down && down > 0 ? texts.table.onFaceDown(text, down) : text
}

export function spotsOf(state: State, layout: Layout): readonly Spot[] {
  const spots: Spot[] = []
  for (const box of layout.cards) {
    const { pile, index, card, faceUp, open } = box
    const { length } = cardsIn(state, pile)
    if (pile === STOCK) {
      if (length > 0 && index < length - 1) continue
      const text = length > 0 ? texts.table.stock(length / COLUMNS) : patienceTexts.table.stockEmpty
      const at = { row: 1, column: 1, name: uiTexts.board.cell(1, 1, text) }
      spots.push({ id: `${pile}`, pile, count: 0, card: Number.NaN, ...at, box: open })
    } else if (isColumn(pile) && (faceUp || length === 0)) {
      const at = { row: index + 2, column: pile + 1 }
      const name = uiTexts.board.cell(at.row, at.column, columnText(state, box))
      const count = length === 0 ? 0 : length - index
      spots.push({ id: `${pile}-${index}`, pile, count, card, name, ...at, box: open })
    }
  }
  return spots.sort(bySpotOrder)
}
