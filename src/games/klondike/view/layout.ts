/** Where everything lies on the table, in px: all piles above the columns, or beside them in low windows. */
import { itemAt } from '../../../engine/core/itemAt'
import { columnBoxes } from '../../../ui/cardTable/fan'
import { type Box, type CardBox, emptyBox, type Layout as TableLayout } from '../../../ui/cardTable/layout'
import type { Shape } from '../../../ui/cardTable/usePiles'
import type { State } from '../rules'
import { CELL, cardsIn, FOUNDATION, isColumn, pilesOf, STOCK, WASTE } from '../rules/state'

export interface Layout extends TableLayout {
  /** The other piles are beside the columns. */
  readonly beside: boolean
}

/** Height of a card by its width. */
const RATIO = 1.4
/** Between columns, in card widths. */
const GAP = 0.12
/** On phones in portrait, every pixel counts. */
const NARROW_GAP = 0.06
const NARROW_PX = 480
/** Between the columns and the piles beside them, in card widths. */
const SIDE_GAP = 0.4
/** Between the upper piles and the columns, in card widths. */
const ROW_GAP = 0.2
/** Room below the first card of a column, in card widths: longer columns are squeezed. */
const FAN = 2.9
/** Shown cards of the waste after drawing three, and their distance. */
const FANNED = 3
const FAN_STEP = 0.48
const LARGE_FAN_STEP = 0.54
const MIN_GAP_PX = 2
/** Tables of this aspect ratio have the number of the deal in the lower corner, where these px are kept free. */
const WIDE = 1.6
const CORNER_WIDTH_PX = 78
const CORNER_HEIGHT_PX = 48

interface Frame {
  readonly width: number
  readonly gap: number
  readonly beside: boolean
  /** The position of each pile. */
  readonly at: ReadonlyMap<number, { readonly x: number; readonly y: number }>
}

const gapOf = ({ width }: Shape) => (width < NARROW_PX ? NARROW_GAP : GAP)

function widthOf(shape: Shape, columns: number, beside: boolean): number {
  const across = beside
    ? columns + 2 + (columns - 1) * gapOf(shape) + 2 * SIDE_GAP
    : columns + (columns - 1) * gapOf(shape)
  const down = beside ? RATIO + FAN : 2 * RATIO + ROW_GAP + FAN
  return Math.min(shape.width / across, shape.height / down)
}

function frameOf(state: State, shape: Shape): Frame {
  const columns = state.columns.length
  const above = widthOf(shape, columns, false)
  const besides = widthOf(shape, columns, true)
  const beside = besides > above
  const width = Math.floor(Math.max(above, besides))
  const gap = Math.max(MIN_GAP_PX, width * gapOf(shape))
  return {
    width,
    gap,
    beside,
    at: beside ? placedBeside(state, shape, width, gap) : placedAbove(state, shape, width, gap),
  }
}

/** The left edge of something as wide as `total`: in the middle, or off it to keep the corner free. */
function leftOf(shape: Shape, total: number): number {
  const rest = shape.width - total
  const reserved = isWide(shape) ? Math.min(rest, Math.max(rest / 2, CORNER_WIDTH_PX)) : rest / 2
  return shape.leftHanded ? reserved : rest - reserved
}

const isWide = ({ width, height }: Shape) => width > height * WIDE

type Points = Map<number, { readonly x: number; readonly y: number }>

function placedAbove(state: State, shape: Shape, width: number, gap: number): Points {
  const columns = state.columns.length
  const step = width + gap
  const left = leftOf(shape, columns * step - gap)
  const at: Points = new Map()
  const top = (pile: number, column: number) => {
    const mirrored = shape.leftHanded ? columns - 1 - column : column
    at.set(pile, { x: left + mirrored * step, y: 0 })
  }
  for (const column of state.columns.keys())
    at.set(column, { x: left + column * step, y: width * (RATIO + ROW_GAP) })
  // The order of the foundations stays when they change sides.
  for (let suit = 0; suit < 4; suit++) top(FOUNDATION + suit, shape.leftHanded ? 3 - suit : suit)
  for (const cell of state.cells.keys()) top(CELL + cell, columns - 4 + (shape.leftHanded ? 3 - cell : cell))
  if (state.kind === 'klondike') {
    top(WASTE, columns - 2)
    top(STOCK, columns - 1)
  }
  return at
}

function placedBeside(state: State, shape: Shape, width: number, gap: number): Points {
  const columns = state.columns.length
  const step = width + gap
  const total = columns * step - gap + 2 * (width + width * SIDE_GAP)
  const left = (shape.width - total) / 2
  const near = shape.leftHanded ? left : left + total - width
  const far = shape.leftHanded ? left + total - width : left
  const at: Points = new Map()
  for (const column of state.columns.keys())
    at.set(column, { x: left + width * (1 + SIDE_GAP) + column * step, y: 0 })
  const high = width * RATIO
  const stacked = (room: number) => Math.min(high + gap, (room - high) / 3)
  for (let i = 0; i < 4; i++) at.set(FOUNDATION + i, { x: far, y: i * stacked(shape.height) })
  const above = stacked(shape.height - CORNER_HEIGHT_PX)
  for (const cell of state.cells.keys()) at.set(CELL + cell, { x: near, y: cell * above })
  if (state.kind === 'klondike') {
    at.set(STOCK, { x: near, y: 0 })
    at.set(WASTE, { x: near, y: high + gap })
  }
  return at
}

export function layoutOf(state: State, shape: Shape): Layout {
  const frame = frameOf(state, shape)
  const { width, beside } = frame
  const height = Math.round(width * RATIO)
  const areas = new Map<number, Box>()
  const boxes: CardBox[] = []
  for (const pile of pilesOf(state)) {
    const { x, y } = frame.at.get(pile) ?? { x: 0, y: 0 }
    const cards = cardsIn(state, pile)
    const place = { x, y, width, height }
    if (isColumn(pile)) {
      areas.set(pile, { ...place, height: shape.height - y })
      const room = shape.height - y - height
      boxes.push(...columnBoxes(pile, itemAt(state.columns, pile), place, { large: shape.large, room }))
    } else {
      areas.set(pile, place)
      const shown = pile === WASTE && state.draw > 1 ? Math.min(FANNED, cards.length) : 1
      cards.forEach((card, index) => {
        const order = Math.max(0, index - (cards.length - shown))
        const shift = wasteShift(pile, order, shown, shape, beside, width)
        const box = { x: x + shift.x, y: y + shift.y, width, height }
        const fanned = shown > 1 && !beside && index < cards.length - 1
        boxes.push({ ...box, pile, index, card, faceUp: pile !== STOCK, open: box, fanned })
      })
    }
    if (cards.length === 0) boxes.push(emptyBox(pile, place))
  }
  return { card: { width, height }, areas, cards: boxes, beside, corner: beside || isWide(shape) }
}

/** The waste opens toward the middle of the table, or downward beside the columns. */
function wasteShift(
  pile: number,
  fanned: number,
  shown: number,
  shape: Shape,
  beside: boolean,
  width: number,
): { readonly x: number; readonly y: number } {
  if (pile !== WASTE) return { x: 0, y: 0 }
  const step = (shape.large ? LARGE_FAN_STEP : FAN_STEP) * width
  if (beside) return { x: 0, y: fanned * step }
  return { x: shape.leftHanded ? fanned * step : (fanned - shown + 1) * step, y: 0 }
}
