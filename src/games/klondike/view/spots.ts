/** The parts of the table that can be focused and pressed: one for each pile, and in columns one for each open card. */
import { cardName, SUITS } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import { uiTexts } from '../../../ui/texts'
import type { State } from '../rules'
import { CELL_LETTERS } from '../rules/movedText'
import { CELL, cardsIn, FOUNDATION, isCell, isColumn, isFoundation, STOCK, WASTE } from '../rules/state'
import { texts } from '../texts/game'
import type { Box, CardBox, Layout } from './layout'

export interface Spot {
  /** Unique on the table. */
  readonly id: string
  readonly pile: number
  /** How many cards a press moves; 0 for an empty pile. */
  readonly count: number
  /** NaN for an empty pile, and for the stock. */
  readonly card: number
  /** For screen readers: 'Row 3, column 4, 7 of hearts'. */
  readonly name: string
  readonly row: number
  readonly column: number
  readonly box: Box
}

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
  const cards = cardsIn(state, pile)
  const top = cards.at(-1)
  if (pile === STOCK) {
    if (cards.length > 0) return table.stock(cards.length)
    if (state.waste.length === 0) return table.stockEmpty
    return state.redeals === 0 ? table.stockNoPasses : table.stockTurn
  }
  if (pile === WASTE) return top === undefined ? table.wasteEmpty : table.waste(cardName(top), cards.length)
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
  const text = covered > 0 ? table.coveredBy(cardName(card), covered) : cardName(card)
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
  return spots.sort((a, b) => a.row - b.row || a.box.x - b.box.x || a.box.y - b.box.y)
}

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key)

/** The nearest spot in a direction; null at the edge of the table. */
export function nextSpot(spots: readonly Spot[], from: Spot, key: Direction): Spot | null {
  const vertical = key === 'ArrowUp' || key === 'ArrowDown'
  const sign = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  const middle = ({ box }: Spot) => ({
    x: box.x + box.width / 2,
    y: box.y + Math.min(box.height, box.width * 0.3) / 2,
  })
  const own = middle(from)
  let best: Spot | null = null
  let min = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const { x, y } = middle(spot)
    const ahead = sign * (vertical ? y - own.y : x - own.x)
    const aside = Math.abs(vertical ? x - own.x : y - own.y)
    if (ahead < 1 || spot === from) continue
    // Within a column, its next card; sideways, the nearest column before a better height.
    const cost = vertical ? ahead + aside * 4 : ahead * 3 + aside
    if (cost < min) {
      min = cost
      best = spot
    }
  }
  return best
}
