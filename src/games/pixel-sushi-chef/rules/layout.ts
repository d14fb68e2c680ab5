/** The layout of the bar, landscape or portrait: its targets, and how a cursor moves between them. */
import type { Size } from '../../../engine/core/game/contract'
import type { Point, Rect } from '../../../engine/core/math/geometry'
import { HEIGHT, INGREDIENTS, MAX_ORDERS, ROLL_SIZE, UPRIGHT, WIDTH } from './world'

export type Target =
  | { readonly kind: 'guest'; readonly seat: number }
  | { readonly kind: 'bin' }
  | { readonly kind: 'mat' }
  | { readonly kind: 'bell' }
  | { readonly kind: 'tray'; readonly tray: number }

export type Spot = Rect & { readonly target: Target; readonly row: number }

/** The dimensions of one bar, units. */
interface Measures extends Size {
  /** The front edge behind which the guests sit. */
  readonly counterY: number
  readonly seatWidth: number
  /** Upper edge of the tickets, and their scale. */
  readonly ticket: { readonly y: number; readonly scale: number }
  readonly mat: Rect
  /** From the middle of one slot on the mat to the next. */
  readonly slotStep: number
  /** Width of the hit area of bin and bell, and the gap beside it. */
  readonly side: number
  readonly air: number
  /** The hit area of a tray, and the trays per row; `traysY` is the upper edge of the first row. */
  readonly tray: Size
  readonly perRow: number
  readonly traysY: number
}

/** One bar: its dimensions, and values derived from them. */
export interface Layout extends Measures {
  /** Middles of the seats; height of the slots on the mat; middles of the trays. */
  readonly seatX: readonly number[]
  readonly slotY: number
  readonly trays: readonly Point[]
  readonly bin: Point
  readonly bell: Point
  /** Row by row, from left to right. They touch each other, so that every press hits one. */
  readonly spots: readonly Spot[]
  /** Where the cursor appears: on the rice. */
  readonly firstSpot: number
}

/** Distance of the mat's positions, and of bin and bell beside it, from its upper edge. */
const SLOT_DOWN = 66
const SIDE_DOWN = 70
/** Where the hit area of the mat's row begins above it, and its height. */
const ROW_UP = 6
const ROW_HEIGHT = 154
const GUESTS_Y = 30

function laidOut(measures: Measures): Layout {
  const { width, counterY, seatWidth, mat, side, air, tray, perRow, traysY } = measures
  const middle = width / 2
  const fromMiddle = (at: number, count: number, step: number) => middle + (at - (count - 1) / 2) * step
  const seatX = Array.from({ length: MAX_ORDERS }, (_, seat) => fromMiddle(seat, MAX_ORDERS, seatWidth))
  const trays = INGREDIENTS.map((_, index) => ({
    x: fromMiddle(index % perRow, perRow, tray.width),
    y: traysY + tray.height * (Math.floor(index / perRow) + 0.5),
  }))
  const beside = { y: mat.y - ROW_UP, width: side, height: ROW_HEIGHT, row: 1 }
  const spots: Spot[] = [
    ...seatX.map((x, seat) => ({
      x: x - seatWidth / 2,
      y: GUESTS_Y,
      width: seatWidth,
      height: counterY - GUESTS_Y,
      row: 0,
      target: { kind: 'guest', seat } as const,
    })),
    { ...beside, x: air, target: { kind: 'bin' } },
    { ...mat, row: 1, target: { kind: 'mat' } },
    { ...beside, x: width - air - side, target: { kind: 'bell' } },
    ...trays.map(({ x, y }, index) => ({
      x: x - tray.width / 2,
      y: y - tray.height / 2,
      width: tray.width,
      height: tray.height,
      row: 2 + Math.floor(index / perRow),
      target: { kind: 'tray', tray: index } as const,
    })),
  ]
  return {
    ...measures,
    seatX,
    slotY: mat.y + SLOT_DOWN,
    trays,
    bin: { x: air + side / 2 - 2, y: mat.y + SIDE_DOWN },
    bell: { x: width - air - side / 2 + 2, y: mat.y + SIDE_DOWN },
    spots,
    firstSpot: spots.findIndex(({ row }) => row === 2),
  }
}

const WIDE_BAR = laidOut({
  width: WIDTH,
  height: HEIGHT,
  counterY: 268,
  seatWidth: 204,
  ticket: { y: 36, scale: 1 },
  mat: { x: 146, y: 296, width: 348, height: 142 },
  slotStep: 104,
  side: 128,
  air: 12,
  tray: { width: 103, height: 140 },
  perRow: 6,
  traysY: 454,
})

/** The trays are in two rows, within reach of the thumb. */
const UPRIGHT_BAR = laidOut({
  ...UPRIGHT,
  counterY: 330,
  seatWidth: 184,
  ticket: { y: 68, scale: 0.9 },
  mat: { x: 122, y: 358, width: 316, height: 142 },
  slotStep: 98,
  side: 108,
  air: 8,
  tray: { width: 182, height: 172 },
  perRow: 3,
  traysY: 520,
})

/** The bar of a world (or a field) of this size. */
export function layoutOf({ width, height }: Size): Layout {
  return height > width ? UPRIGHT_BAR : WIDE_BAR
}

/** The positions on the mat for this many pieces, and the scale of a piece compared to a mat of three. */
export function slotsOf({ mat, slotStep }: Layout, pieces: number): { xs: readonly number[]; scale: number } {
  const step = pieces <= ROLL_SIZE ? slotStep : mat.width / pieces
  const middleX = mat.x + mat.width / 2
  return {
    xs: Array.from({ length: pieces }, (_, slot) => middleX + (slot - (pieces - 1) / 2) * step),
    scale: step / slotStep,
  }
}

/** Index of the spot at a position, or -1. */
export function spotAt({ spots }: Layout, x: number, y: number): number {
  return spots.findIndex(
    (spot) => x >= spot.x && x < spot.x + spot.width && y >= spot.y && y < spot.y + spot.height,
  )
}

const middle = ({ x, width }: Rect) => x + width / 2

/** The neighboring spot, or the nearest one in the next row. Stays if there is none. */
export function beside({ spots, firstSpot }: Layout, from: number, dx: number, dy: number): number {
  const here = spots[from]
  if (!here) return firstSpot
  if (dx !== 0) return spots[from + dx]?.row === here.row ? from + dx : from
  let best = from
  let min = Number.POSITIVE_INFINITY
  spots.forEach((spot, index) => {
    const far = Math.abs(middle(spot) - middle(here))
    if (spot.row !== here.row + dy || far >= min) return
    best = index
    min = far
  })
  return best
}
