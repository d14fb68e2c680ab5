/**
 * Where cards lie that are laid out in rows and cover each other, such as a pyramid: as large as the window allows. The
 * waste, the stock and the pile of removed cards are in a row at the lower edge, where thumbs are, or in the upper corners
 * beside a narrow top.
 */
import type { Box, CardBox, Layout } from './layout'

/** A place of the shape, see `games/shared/patience/shape.ts`. */
interface Place {
  readonly x: number
  readonly y: number
  readonly over: readonly number[]
}

export interface PlaceShape {
  readonly columns: number
  readonly rows: number
  readonly places: readonly Place[]
}

export interface PlacePiles {
  readonly waste: number
  readonly stock: number
  /** The pile of removed cards, if there is one. */
  readonly removed?: number
}

/** The piles after the places: first the waste, then the stock, then the removed cards. */
export function pilesAfter({ places: { length } }: PlaceShape, removes = false): PlacePiles {
  return { waste: length, stock: length + 1, ...(removes && { removed: length + 2 }) }
}

export interface PlacedTable {
  readonly shape: PlaceShape
  readonly piles: PlacePiles
  /** The waste and the stock are in an upper corner, not below. */
  readonly above: boolean
  /** The cards of a pile; NaN-free, empty for an empty place. */
  readonly cards: (pile: number) => readonly number[]
  readonly isFaceUp: (pile: number) => boolean
}

interface Window {
  readonly width: number
  readonly height: number
  readonly leftHanded: boolean
}

/** Height of a card by its width. */
const RATIO = 1.4
/** From a card to the next one in its row, in card widths. Cards that would be small overlap, to be larger. */
const STEP = { least: 1.04, most: 1.16 }
const SMALL_STEP = { least: 0.6, most: 1.16 }
const SMALL_PX = 48
/** From a row to the next one, in card heights. */
const ROW = { least: 0.34, most: 0.92 }
/** The least space between the rows and the piles below, in card heights. */
const PILE_GAP = 0.16
/** Felt above the rows and below the piles beside them, where windows are high, px. */
const EDGE = 10
const HIGH = 480
/** Free space in the lower corner for the number of the deal, px. */
const CORNER = { width: 84, height: 48 }

interface Frame {
  readonly width: number
  readonly height: number
  readonly stepX: number
  readonly stepY: number
  readonly left: number
  readonly top: number
  /** The upper edge of the waste and the stock. */
  readonly pilesTop: number
}

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Math.max(least, Math.min(most, value))

function frameOf({ shape, above }: PlacedTable, { width, height: whole }: Window): Frame {
  const edge = above || whole < HIGH ? 0 : EDGE
  const height = whole - 2 * edge
  const [gapsX, gapsY] = [shape.columns - 1, shape.rows - 1]
  const below = above ? 0 : 1 + PILE_GAP
  const steps = width / shape.columns < SMALL_PX ? SMALL_STEP : STEP
  const highest = height / (RATIO * (gapsY * ROW.least + 1 + below))
  const across = clamp((width / highest - 1) / gapsX, steps)
  const card = Math.max(1, Math.floor(Math.min(highest, width / (gapsX * across + 1))))
  const cardHeight = Math.round(card * RATIO)
  const down = clamp((height / cardHeight - 1 - below) / gapsY, ROW)
  const spread = clamp((width / card - 1) / gapsX, steps)
  const total = card * (gapsX * spread + 1)
  const rows = cardHeight * (gapsY * down + 1)
  const lowest = Math.max(rows + cardHeight * PILE_GAP, height - CORNER.height - cardHeight)
  // A table that is not as high as the window is nearer to its upper edge, or in the middle of what is above the piles; full
  // columns begin at the edge.
  const isSquare = shape.places.length === shape.columns * shape.rows
  const free = above ? (height - rows) / 3 : (lowest - cardHeight * PILE_GAP - rows) / 2
  const top = isSquare ? 0 : Math.max(0, free)
  return {
    width: card,
    height: cardHeight,
    stepX: card * spread,
    stepY: cardHeight * down,
    left: (width - total) / 2,
    top: top + edge,
    pilesTop: edge + (above ? top : lowest),
  }
}

/** The frame, smaller if the shape would reach into the corner of the deal's number. */
function fitted(table: PlacedTable, window: Window): Frame {
  const frame = frameOf(table, window)
  const { rows } = table.shape
  // Below the shape there are only the piles, in the middle.
  const bottom = frame.top + (rows - 1) * frame.stepY + frame.height
  const isFree = frame.left >= CORNER.width || bottom <= window.height - CORNER.height
  return isFree ? frame : frameOf(table, { ...window, height: window.height - CORNER.height })
}

/** Where the piles lie that are not places of the shape. */
function pilePoints({ shape, piles, above }: PlacedTable, window: Window, frame: Frame) {
  const { stepX, width, left, pilesTop: y } = frame
  const hand = window.leftHanded ? -1 : 1
  const right = left + (shape.columns - 1) * stepX
  const edge = window.leftHanded ? left : right
  const middle = (window.width - width) / 2
  const step = Math.max(stepX, width * STEP.least)
  const stock = above ? edge : middle + (hand * step) / 2
  const waste = above ? edge - hand * step : middle - (hand * step) / 2
  const points = new Map([
    [piles.stock, { x: stock, y }],
    [piles.waste, { x: waste, y }],
  ])
  if (piles.removed !== undefined) points.set(piles.removed, { x: window.leftHanded ? right : left, y })
  return points
}

export function placeLayout(table: PlacedTable, window: Window): Layout {
  const { shape, cards, isFaceUp } = table
  const frame = fitted(table, window)
  const { width, height, stepX, stepY, left, top } = frame
  const areas = new Map<number, Box>()
  const boxes: CardBox[] = []
  const isThere = (at: number) => cards(at).length > 0
  for (const [pile, { x, y, over }] of shape.places.entries()) {
    const box = { x: left + x * stepX, y: top + y * stepY, width, height }
    areas.set(pile, box)
    const [card] = cards(pile)
    if (card === undefined) continue
    const next = shape.places[pile + 1]
    const isNarrow = stepX < width && next?.y === y && next.x === x + 1 && isThere(pile + 1)
    const covered = over.some(isThere)
    const open = {
      ...box,
      width: isNarrow ? stepX : width,
      height: covered ? Math.min(height, stepY) : height,
    }
    const fanned = stepX < width
    boxes.push({ ...box, pile, index: 0, card, faceUp: isFaceUp(pile), open, fanned, covered, level: pile })
  }
  for (const [pile, point] of pilePoints(table, window, frame)) {
    const box = { ...point, width, height }
    areas.set(pile, box)
    const all = cards(pile).map((card, index) => ({ card, index }))
    for (const { card, index } of all.length > 0 ? all : [{ card: Number.NaN, index: 0 }])
      boxes.push({ ...box, pile, index, card, faceUp: isFaceUp(pile), open: box, fanned: false })
  }
  return { card: { width, height }, areas, cards: boxes, corner: true }
}
