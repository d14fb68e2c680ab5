/** The parts of the table that can be focused and pressed: one for each pile, and in columns one for each open card. */
import { cardName, SUITS } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import type { CardBox } from '../../../ui/cardTable/layout'
import { bySpotOrder, type Spot } from '../../../ui/cardTable/spots'
import { uiTexts } from '../../../ui/texts'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { State } from '../rules'
import { CELL_LETTERS } from '../rules/movedText'
import { CELL, cardsIn, FOUNDATION, isCell, isColumn, isFoundation, STOCK, WASTE } from '../rules/state'
import { texts } from '../texts/game'
import type { Layout } from './layout'

/** The column of a pile in the upper row, from 1, as screen readers count. */
function orderIn(state: State, pile: number, layout: Layout): number {
  const own = layout.areas.get(pile)
  const upper = [...layout.areas].filter(([other]) => !isColumn(other))
  const before = upper.filter(
    ([, { x, y }]) => own && (layout.beside ? y < own.y || (y === own.y && x < own.x) : x < own.x),
  )
  return state.columns.length > 0 ? before.length + 1 : 1
}

function pileText(state: State, pile: number): string {
  const { table } = texts
  const shared = patienceTexts.table
  const cards = cardsIn(state, pile)
  const top = cards.at(-1)
  if (pile === STOCK) {
    if (cards.length > 0) return shared.stock(cards.length)
    if (state.waste.length === 0) return shared.stockEmpty
    return state.redeals === 0 ? shared.stockNoPasses : shared.stockTurn
  }
  if (pile === WASTE) return top === undefined ? shared.wasteEmpty : shared.waste(cardName(top), cards.length)
  if (isFoundation(pile))
    return top === undefined
      ? table.foundationsEmpty[itemAt(SUITS, pile - FOUNDATION)]
      : table.foundation(cardName(top))
  if (isCell(pile)) {
    const letter = itemAt(CELL_LETTERS, pile - CELL)
    return top === undefined ? table.cellEmpty(letter) : table.cell(cardName(top), letter)
  }
  return table.columnEmpty
}

function columnText(state: State, { pile, index, card }: CardBox): string {
  const { table } = texts
  const { cards, down } = itemAt(state.columns, pile)
  const covered = cards.length - 1 - index
  const text = covered > 0 ? patienceTexts.table.coveredBy(cardName(card), covered) : cardName(card)
  return index === down && down > 0 ? table.onFaceDown(text, down) : text
}

export function spotsOf(state: State, layout: Layout): readonly Spot[] {
  const spots: Spot[] = []
  for (const each of layout.cards) {
    const { pile, index, card } = each
    const { length } = cardsIn(state, pile)
    const empty = length === 0
    if (isColumn(pile)) {
      if (!empty && !each.faceUp) continue
      const row = index + 2
      const text = empty ? pileText(state, pile) : columnText(state, each)
      const name = uiTexts.board.cell(row, pile + 1, text)
      const at = { row, column: pile + 1 }
      spots.push({ id: `${pile}-${index}`, pile, count: length - index, card, name, ...at, box: each.open })
    } else if (empty || index === length - 1) {
      const column = orderIn(state, pile, layout)
      const name = uiTexts.board.cell(1, column, pileText(state, pile))
      const shown = pile === STOCK ? Number.NaN : card
      spots.push({
        id: `${pile}`,
        pile,
        count: empty ? 0 : 1,
        card: shown,
        name,
        row: 1,
        column,
        box: each.open,
      })
    }
  }
  return spots.sort(bySpotOrder)
}
