/** Owns the memory of a search: what is known of positions that were met, by their key. */
import { itemAt } from '../../../engine/core/itemAt'

const BITS = 18
const MASK = (1 << BITS) - 1

/** What a remembered worth is: exact, at least that much, or at most. */
export const EXACT = 1
export const AT_LEAST = 2
export const AT_MOST = 3

const keys = new Int32Array(1 << BITS)
const moves = new Int32Array(1 << BITS)
const worths = new Int16Array(1 << BITS)
const depths = new Int8Array(1 << BITS)
const bounds = new Uint8Array(1 << BITS)

/** Forgets everything: what one level found must not help another. */
export function clearTable(): void {
  bounds.fill(0)
}

/** The slot of a known position, or -1. */
export function lookUp(low: number, high: number): number {
  const slot = low & MASK
  return bounds[slot] !== 0 && keys[slot] === high ? slot : -1
}

export const moveAt = (slot: number) => itemAt(moves, slot)
export const worthAt = (slot: number) => itemAt(worths, slot)
export const depthAt = (slot: number) => itemAt(depths, slot)
export const boundAt = (slot: number) => itemAt(bounds, slot)

/** Keeps the newer position of a slot; a move that was known stays when the newer has none. */
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
