/** Hashes of the positions that the solver has visited. */
import { DECK_SIZE } from '../../../engine/core/cards'
import { createRandom, drawInt } from '../../../engine/core/math/random'
import { FACE_DOWN, IN_TALON, MAX_REDEALS, ON_FOUNDATION, REDEALS_AT } from './solverTable'

/** Random numbers for hashing positions (Zobrist, 1970): two for each fact about a position. */
const TALON_FACTS = DECK_SIZE * (DECK_SIZE + 1)
const WASTE_FACTS = TALON_FACTS + DECK_SIZE
const REDEAL_FACTS = WASTE_FACTS + 25
const FACTS = REDEAL_FACTS + MAX_REDEALS + 1
const random = createRandom(52)
const LOW = Int32Array.from({ length: FACTS }, () => drawInt(random, 0, 0x7fffffff))
const HIGH = Int32Array.from({ length: FACTS }, () => drawInt(random, 1, 0x7fffffff))

/** A set of positions, of fixed capacity: 62-bit hashes with open addressing. */
export class Visited {
  readonly #mask: number
  readonly #keys: Int32Array
  constructor(max: number) {
    let size = 1024
    while (size < max * 2) size *= 2
    this.#mask = size - 1
    this.#keys = new Int32Array(size * 2)
  }

  /**
   * Adds the position that `bytes` hold from `at` on. Columns are interchangeable: what counts is each open card and
   * the card below it.
   *
   * @param round the waste as far as it matters
   * @returns a part of its hash; -1 if it was added before
   */
  add(bytes: Uint8Array, at: number, round: number): number {
    const redeals = REDEAL_FACTS + (bytes[at + REDEALS_AT] as number)
    let low = (LOW[WASTE_FACTS + round] as number) ^ (LOW[redeals] as number)
    let high = (HIGH[WASTE_FACTS + round] as number) ^ (HIGH[redeals] as number)
    for (let card = 0; card < DECK_SIZE; card++) {
      const below = bytes[at + card] as number
      if (below >= FACE_DOWN || below === ON_FOUNDATION) continue
      const fact =
        below === IN_TALON ? TALON_FACTS + card : card * (DECK_SIZE + 1) + Math.min(below, DECK_SIZE)
      low ^= LOW[fact] as number
      high ^= HIGH[fact] as number
    }
    return this.#isNew(low, high || 1) ? low : -1
  }

  #isNew(low: number, high: number): boolean {
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
