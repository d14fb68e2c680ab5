/** Owns where everything on the bar lies: the places that can be pointed at, and how a cursor goes from one to the next. */
import type { Rect } from '../../../engine/core/geometry'
import { INGREDIENTS, MOST_ORDERS } from './world'

/** The front edge behind which the guests sit. */
export const COUNTER_Y = 268
export const SEAT_WIDTH = 204
export const SEAT_X = [116, 320, 524] as const

export const MAT: Rect = { x: 146, y: 296, width: 348, height: 142 }
export const SLOT_STEP = 104
/** Middles of the three places on the mat. */
export const SLOT_X = [320 - SLOT_STEP, 320, 320 + SLOT_STEP] as const
export const SLOT_Y = 362
export const BIN = { x: 74, y: 366 } as const
export const BELL = { x: 566, y: 366 } as const

export const TRAY_STEP = 103
export const TRAY_Y = 522

export type Target =
  | { readonly kind: 'guest'; readonly seat: number }
  | { readonly kind: 'bin' }
  | { readonly kind: 'mat' }
  | { readonly kind: 'bell' }
  | { readonly kind: 'tray'; readonly place: number }

export type Spot = Rect & { readonly target: Target; readonly row: number }

export function trayX(place: number): number {
  return 320 + (place - (INGREDIENTS.length - 1) / 2) * TRAY_STEP
}

/** Row by row, from left to right. They touch each other, so that no finger falls between two. */
export const SPOTS: readonly Spot[] = [
  ...Array.from({ length: MOST_ORDERS }, (_, seat) => ({
    x: (SEAT_X[seat] as number) - SEAT_WIDTH / 2,
    y: 30,
    width: SEAT_WIDTH,
    height: COUNTER_Y - 30,
    row: 0,
    target: { kind: 'guest', seat } as const,
  })),
  { x: 12, y: 290, width: 128, height: 154, row: 1, target: { kind: 'bin' } },
  { ...MAT, row: 1, target: { kind: 'mat' } },
  { x: 500, y: 290, width: 128, height: 154, row: 1, target: { kind: 'bell' } },
  ...INGREDIENTS.map((_, place) => ({
    x: trayX(place) - TRAY_STEP / 2,
    y: 454,
    width: TRAY_STEP,
    height: 140,
    row: 2,
    target: { kind: 'tray', place } as const,
  })),
]

/** Where the cursor appears: on the rice. */
export const FIRST_SPOT = SPOTS.findIndex(({ row }) => row === 2)

/** Index of the spot at a place, or -1. */
export function spotAt(x: number, y: number): number {
  return SPOTS.findIndex(
    (spot) => x >= spot.x && x < spot.x + spot.width && y >= spot.y && y < spot.y + spot.height,
  )
}

const middle = ({ x, width }: Rect) => x + width / 2

/** The spot beside, or in the next row the one that lies nearest. Stays where there is none. */
export function beside(from: number, dx: number, dy: number): number {
  const here = SPOTS[from]
  if (!here) return FIRST_SPOT
  if (dx !== 0) return SPOTS[from + dx]?.row === here.row ? from + dx : from
  let best = from
  let least = Number.POSITIVE_INFINITY
  SPOTS.forEach((spot, index) => {
    const far = Math.abs(middle(spot) - middle(here))
    if (spot.row !== here.row + dy || far >= least) return
    best = index
    least = far
  })
  return best
}
