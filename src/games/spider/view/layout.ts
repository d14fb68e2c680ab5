/** Where everything lies on the table, in px: complete runs and stock above the columns, or beside them in low windows. */
import { itemAt } from '../../../engine/core/itemAt'
import { columnBoxes } from '../../../ui/cardTable/fan'
import { type Box, type CardBox, emptyBox, type Layout as TableLayout } from '../../../ui/cardTable/layout'
import type { Shape } from '../../../ui/cardTable/usePiles'
import type { State } from '../rules'
import { COLUMNS, cardsIn, HOME, isColumn, RUNS, STOCK } from '../rules/state'

export interface Layout extends TableLayout {
  /** Corner symbols are large: chosen, or because cards are small. */
  readonly large: boolean
}

/** Height of a card by its width; on phones in portrait, whose ten columns are narrow. */
const RATIO = 1.4
const TALL_RATIO = 1.66
/** There, columns may be longer than usual by this factor. */
const TALL_STRETCH = 2.8
/** Between columns, in card widths. */
const GAP = 0.08
/** On phones in portrait, every pixel counts. */
const NARROW_GAP = 0.05
const NARROW_PX = 480
/** Between the columns and the piles beside them, in card widths. */
const SIDE_GAP = 0.3
/** Between the upper piles and the columns, in card widths. */
const ROW_GAP = 0.16
/** Room below the first card of a column, in card widths: longer columns are squeezed. */
const FAN = 3.4
/** Cards that are narrower have large corner symbols, px. */
const SMALL_PX = 48
/** From one deal of the stock to the next one, in card widths. */
const DEAL_STEP = 0.2
/** Tables of this aspect ratio have the number of the deal in the lower corner, where these px are kept free. */
const WIDE = 1.6
const CORNER = { width: 84, height: 48 }

type Points = ReadonlyMap<number, { readonly x: number; readonly y: number }>

interface Frame {
  readonly card: number
  readonly tall: boolean
  readonly points: Points
  readonly beside: boolean
}

function frameOf({ width, height, leftHanded }: Shape): Frame {
  const narrow = width < NARROW_PX
  const tall = narrow && height > width
  const ratio = tall ? TALL_RATIO : RATIO
  const gap = narrow ? NARROW_GAP : GAP
  const across = COLUMNS + (COLUMNS - 1) * gap
  const above = Math.min(width / across, height / (2 * ratio + ROW_GAP + FAN))
  const besides = Math.min(width / (across + 2 * (1 + SIDE_GAP)), height / (ratio + FAN))
  const beside = besides > above
  const card = Math.max(1, Math.floor(Math.max(above, besides)))
  const step = card * (1 + gap)
  const side = beside ? card * (1 + SIDE_GAP) : 0
  const left = (width - card * across) / 2
  const points = new Map<number, { readonly x: number; readonly y: number }>()
  const high = card * ratio
  for (let column = 0; column < COLUMNS; column++)
    points.set(column, { x: left + column * step, y: beside ? 0 : high + card * ROW_GAP })
  const near = leftHanded ? left - side : left + (COLUMNS - 1) * step + side
  const far = leftHanded ? left + (COLUMNS - 1) * step + side : left - side
  points.set(STOCK, { x: near, y: 0 })
  for (let run = 0; run < RUNS; run++) {
    const order = leftHanded ? COLUMNS - 1 - run : run
    points.set(
      HOME + run,
      beside ? { x: far, y: (run * (height - high)) / (RUNS - 1) } : { x: left + order * step, y: 0 },
    )
  }
  return { card, tall, points, beside }
}

/** How far the deals of the stock lie from its edge, the next one first, px: as many as are left. */
function stockShift(index: number, count: number, step: number): number {
  const fromTop = count - 1 - index
  return Math.min(fromTop, Math.ceil(count / COLUMNS) - 1) * step
}

export function layoutOf(state: State, window: Shape): Layout {
  const { card: width, tall, points, beside } = frameOf(window)
  const height = Math.round(width * (tall ? TALL_RATIO : RATIO))
  const large = window.large || width < SMALL_PX
  const { leftHanded } = window
  const look = (room: number) => ({ large, room, ...(tall && { most: TALL_STRETCH }) })
  const corner = beside || window.width > window.height * WIDE
  const areas = new Map<number, Box>()
  const boxes: CardBox[] = []
  for (const [pile, { x, y }] of points) {
    const cards = cardsIn(state, pile)
    const place = { x, y, width, height }
    areas.set(pile, isColumn(pile) ? { ...place, height: window.height - y } : place)
    if (isColumn(pile)) {
      const isAtCorner = leftHanded ? x < CORNER.width : x + width > window.width - CORNER.width
      const room = window.height - y - height - (corner && isAtCorner ? CORNER.height : 0)
      boxes.push(...columnBoxes(pile, itemAt(state.columns, pile), place, look(room)))
    } else {
      // The deals lie toward the middle of the table, or below each other beside the columns.
      const toward = leftHanded ? 1 : -1
      for (const [index, card] of cards.entries()) {
        const shift = pile === STOCK ? stockShift(index, cards.length, width * DEAL_STEP) : 0
        const box = { ...place, x: beside ? x : x + toward * shift, y: beside ? y + shift : y }
        // Of a complete run, its king is seen.
        const shown = pile === STOCK ? card : itemAt(cards, cards.length - 1 - index)
        boxes.push({ ...box, pile, index, card: shown, faceUp: pile !== STOCK, open: box, fanned: false })
      }
    }
    if (cards.length === 0) boxes.push(emptyBox(pile, place))
  }
  return { card: { width, height }, areas, cards: boxes, corner, large }
}
