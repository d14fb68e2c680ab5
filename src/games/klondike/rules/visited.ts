/** Hashes of the positions that the solver has visited. */
import { DECK_SIZE } from '../../../engine/core/cards'
import { createRandom, drawInt } from '../../../engine/core/math/random'

/** Random numbers for hashing positions (Zobrist, 1970): two for each fact about a position. */
const FACTS = DECK_SIZE * (DECK_SIZE + 1) + DECK_SIZE + 25 + 64
export const TALON_FACTS = DECK_SIZE * (DECK_SIZE + 1)
export const WASTE_FACTS = TALON_FACTS + DECK_SIZE
export const REDEAL_FACTS = WASTE_FACTS + 25
const random = createRandom(52)
export const LOW = Int32Array.from({ length: FACTS }, () => drawInt(random, 0, 0x7fffffff))
export const HIGH = Int32Array.from({ length: FACTS }, () => drawInt(random, 1, 0x7fffffff))

/** A set of 62-bit hashes of fixed capacity, open addressing. */
export class Visited {
  readonly #mask: number
  readonly #keys: Int32Array
  constructor(most: number) {
    let size = 1024
    while (size < most * 2) size *= 2
    this.#mask = size - 1
    this.#keys = new Int32Array(size * 2)
  }
  /** @returns false if it was added before */
  add(low: number, high: number): boolean {
    for (let at = low & this.#mask; ; at = (at + 1) & this.#mask) {
      const found = this.#keys[2 * at + 1]
      if (found === 0) {
        this.#keys[2 * at] = low
        this.#keys[2 * at + 1] = high
        return true
      }
      if (found === high && this.#keys[2 * at] === low) return false
    }
  }
}
