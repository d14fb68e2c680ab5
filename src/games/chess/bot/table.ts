/** The transposition table: what is known about visited positions, by key. */
import { itemAt } from '../../../engine/core/itemAt'

const BITS = 18
const MASK = (1 << BITS) - 1

/** Bound type of a stored value: exact, lower or upper. */
export const EXACT = 1
export const AT_LEAST = 2
export const AT_MOST = 3

const keys = new Int32Array(1 << BITS)
const moves = new Int32Array(1 << BITS)
const worths = new Int16Array(1 << BITS)
const depths = new Int8Array(1 << BITS)
const bounds = new Uint8Array(1 << BITS)

/** Clears the table, so that the results of one level do not help another. */
export function clearTable(): void {
  bounds.fill(0)
}

/** The slot of a stored position, or -1. */
export function lookUp(low: number, high: number): number {
  const slot = low & MASK
  return bounds[slot] !== 0 && keys[slot] === high ? slot : -1
}

export const moveAt = (slot: number) => itemAt(moves, slot)
export const worthAt = (slot: number) => itemAt(worths, slot)
export const depthAt = (slot: number) => itemAt(depths, slot)
export const boundAt = (slot: number) => itemAt(bounds, slot)

/** Stores a position, replacing an older one in its slot. A known best move is kept if the new entry has none. */
export function remember(
  low: number,
  high: number,
  move: number,
  worth: number,
  depth: number,
  bound: number,
): void {
  const slot = low & MASK
  if (move !== 0 || keys[slot] !== high) moves[slot] = move
  keys[slot] = high
  worths[slot] = worth
  depths[slot] = depth
  bounds[slot] = bound
}
