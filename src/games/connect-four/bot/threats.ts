/** Threats: empty cells where one more disc completes four. */
import { BOARD_HIGH, BOARD_LOW } from './bitboard'

/** Output of `winningCells`: the low and the high part. One shared array, so that the search does not allocate. */
export const winning = new Int32Array(2)

/** Computes the empty cells (reachable or not) where one more disc completes four. The result is in `winning`. */
export function winningCells(low: number, high: number, allLow: number, allHigh: number): void {
  let foundLow = (low << 1) & (low << 2) & (low << 3)
  let foundHigh = (high << 1) & (high << 2) & (high << 3)
  let upOneLow = low << 7
  let upOneHigh = (high << 7) | (low >>> 21)
  let upTwoLow = low << 14
  let upTwoHigh = (high << 14) | (low >>> 14)
  let downOneLow = (low >>> 7) | (high << 21)
  let downOneHigh = high >>> 7
  let downTwoLow = (low >>> 14) | (high << 14)
  let downTwoHigh = high >>> 14
  foundLow |= upOneLow & upTwoLow & ((low << 21) | downOneLow)
  foundHigh |= upOneHigh & upTwoHigh & ((high << 21) | (low >>> 7) | downOneHigh)
  foundLow |= downOneLow & downTwoLow & (upOneLow | (low >>> 21) | (high << 7))
  foundHigh |= downOneHigh & downTwoHigh & (upOneHigh | (high >>> 21))

  upOneLow = low << 6
  upOneHigh = (high << 6) | (low >>> 22)
  upTwoLow = low << 12
  upTwoHigh = (high << 12) | (low >>> 16)
  downOneLow = (low >>> 6) | (high << 22)
  downOneHigh = high >>> 6
  downTwoLow = (low >>> 12) | (high << 16)
  downTwoHigh = high >>> 12
  foundLow |= upOneLow & upTwoLow & ((low << 18) | downOneLow)
  foundHigh |= upOneHigh & upTwoHigh & ((high << 18) | (low >>> 10) | downOneHigh)
  foundLow |= downOneLow & downTwoLow & (upOneLow | (low >>> 18) | (high << 10))
  foundHigh |= downOneHigh & downTwoHigh & (upOneHigh | (high >>> 18))

  upOneLow = low << 8
  upOneHigh = (high << 8) | (low >>> 20)
  upTwoLow = low << 16
  upTwoHigh = (high << 16) | (low >>> 12)
  downOneLow = (low >>> 8) | (high << 20)
  downOneHigh = high >>> 8
  downTwoLow = (low >>> 16) | (high << 12)
  downTwoHigh = high >>> 16
  foundLow |= upOneLow & upTwoLow & ((low << 24) | downOneLow)
  foundHigh |= upOneHigh & upTwoHigh & ((high << 24) | (low >>> 4) | downOneHigh)
  foundLow |= downOneLow & downTwoLow & (upOneLow | (low >>> 24) | (high << 4))
  foundHigh |= downOneHigh & downTwoHigh & (upOneHigh | (high >>> 24))

  winning[0] = foundLow & BOARD_LOW & ~allLow
  winning[1] = foundHigh & BOARD_HIGH & ~allHigh
}

/** Number of set bits in both parts. */
export function bitsIn(low: number, high: number): number {
  // Both halves at once, by parallel sums (Hacker's Delight, 5-1).
  let a = low - ((low >>> 1) & 0x55555555)
  let b = high - ((high >>> 1) & 0x55555555)
  a = (a & 0x33333333) + ((a >>> 2) & 0x33333333)
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333)
  const sum = (a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f) + (b & 0x0f0f0f0f) + ((b >>> 4) & 0x0f0f0f0f)
  return Math.imul(sum, 0x01010101) >>> 24
}
