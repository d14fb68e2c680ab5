/** Fleets: the five ships, where they may be placed, the cells they cover, and random placement. */
import { draw, drawInt, type Random } from '../../../engine/core/math/random'
import { texts } from '../texts/game'

export const SIZE = 10
export const CELLS = SIZE * SIZE

export const SHIPS = [
  { name: 'Carrier', length: 5 },
  { name: 'Battleship', length: 4 },
  { name: 'Cruiser', length: 3 },
  { name: 'Submarine', length: 3 },
  { name: 'Destroyer', length: 2 },
] as const

/** Hits that sink a whole fleet. */
export const HITS_TO_WIN = 17

/** The position of a ship: its first cell (leftmost or topmost), and whether it is horizontal. */
export interface Berth {
  readonly cell: number
  readonly across: boolean
}

/** By ship, in the order of SHIPS; null if not placed yet. */
export type Fleet = readonly (Berth | null)[]

export const NO_FLEET: Fleet = SHIPS.map(() => null)

export function lengthOf(ship: number): number {
  return SHIPS[ship]?.length ?? 0
}

export function nameOf(ship: number): string {
  return texts.ships[ship] ?? ''
}

/** The cells of a ship of this length; null if it does not fit on the board. */
export function cellsOf(length: number, { cell, across }: Berth): readonly number[] | null {
  const row = Math.floor(cell / SIZE)
  const col = cell % SIZE
  if (cell < 0 || cell >= CELLS || (across ? col : row) + length > SIZE) return null
  return Array.from({ length }, (_, i) => cell + i * (across ? 1 : SIZE))
}

/** The ship on each cell, -1 for water. */
export function chartOf(fleet: Fleet): readonly number[] {
  const chart: number[] = new Array(CELLS).fill(-1)
  for (const [ship, berth] of fleet.entries()) {
    if (berth) for (const cell of cellsOf(lengthOf(ship), berth) ?? []) chart[cell] = ship
  }
  return chart
}

/** Why a ship cannot be placed there; null if it can. */
export function obstacle(fleet: Fleet, ship: number, berth: Berth): 'edge' | 'overlap' | null {
  const cells = cellsOf(lengthOf(ship), berth)
  if (!cells) return 'edge'
  const chart = chartOf(fleet)
  return cells.some((cell) => chart[cell] !== -1 && chart[cell] !== ship) ? 'overlap' : null
}

/** Moves a position back onto the board where the ship would stick out. */
export function clamped(ship: number, row: number, col: number, across: boolean): Berth {
  const max = SIZE - lengthOf(ship)
  const inside = (at: number, limit: number) => Math.max(0, Math.min(limit, at))
  return {
    cell: inside(row, across ? SIZE - 1 : max) * SIZE + inside(col, across ? max : SIZE - 1),
    across,
  }
}

/** A random legal fleet: ship by ship, each anywhere it fits. */
export function randomFleet(random: Random): Fleet {
  const taken = new Uint8Array(CELLS)
  return SHIPS.map(({ length }) => {
    for (;;) {
      const across = draw(random) < 0.5
      const along = drawInt(random, 0, SIZE - length)
      const beside = drawInt(random, 0, SIZE - 1)
      const cell = across ? beside * SIZE + along : along * SIZE + beside
      const step = across ? 1 : SIZE
      let free = true
      for (let i = 0; i < length && free; i++) free = taken[cell + i * step] === 0
      if (!free) continue
      for (let i = 0; i < length; i++) taken[cell + i * step] = 1
      return { cell, across }
    }
  })
}

/** 'C4': rows are letters, columns are numbers. */
export function cellName(cell: number): string {
  return `${'ABCDEFGHIJ'[Math.floor(cell / SIZE)]}${(cell % SIZE) + 1}`
}
