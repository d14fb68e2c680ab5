/** The transposition table: what is known about visited positions, by Zobrist key. */
import { itemAt } from '../../../engine/core/itemAt'

const BITS = 18
const MASK = (1 << BITS) - 1

/** Bound type of a stored value: exact, lower or upper. */
export const EXACT = 1
export const LOWER_BOUND = 2
export const UPPER_BOUND = 3

const keys = new Int32Array(1 << BITS)
const moves = new Int32Array(1 << BITS)
const values = new Int16Array(1 << BITS)
const depths = new Int8Array(1 << BITS)
const bounds = new Uint8Array(1 << BITS)

/** Clears the table, so that the results of one level do not help another. */
export function clearTable(): void {
  bounds.fill(0)
}

/** The slot of a stored position, or -1. */
export function probe(low: number, high: number): number {
  const slot = low & MASK
  return bounds[slot] !== 0 && keys[slot] === high ? slot : -1
}

export const moveAt = (slot: number) => itemAt(moves, slot)
export const valueAt = (slot: number) => itemAt(values, slot)
export const depthAt = (slot: number) => itemAt(depths, slot)
export const boundAt = (slot: number) => itemAt(bounds, slot)

/** Stores a position, replacing an older one in its slot. A known best move is kept if the new entry has none. */
export function store(
  low: number,
  high: number,
  move: number,
  value: number,
  depth: number,
  bound: number,
): void {
  const slot = low & MASK
  if (move !== 0 || keys[slot] !== high) moves[slot] = move
  keys[slot] = high
  values[slot] = value
  depths[slot] = depth
  bounds[slot] = bound
}
