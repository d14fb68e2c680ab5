/**
 * Proves mates: tries every attacking move and every reply to the end. Used by tests and the puzzle generator, not by
 * the site.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { generateMoves, isSafe } from '../rules/moves'
import type { Position } from '../rules/position'

/** Maximum number of moves of a position, and of all positions of a line together. */
const MAX_MOVES = 256
const LIST = MAX_MOVES * 12

/** An exhaustive mate search. Its results are proofs, not evaluations. */
export class MateProof {
  readonly #position: Position
  readonly #limit: number
  readonly #proven = new Map<number, Map<number, boolean>>()
  readonly #list = new Int32Array(LIST)
  /** Moves made so far. */
  nodes = 0

  /**
   * Uses the full rules.
   *
   * @param limit maximum number of moves made. Beyond it the search gives up: `matingMoves` returns null, and
   * `length` is unreliable
   */
  constructor(position: Position, limit = Number.POSITIVE_INFINITY) {
    this.#position = position
    this.#limit = limit
  }
  /** All moves that force mate within `moves` moves of the side to move; null if the search gave up. */
  matingMoves(moves: number): number[] | null {
    const end = generateMoves(this.#position, this.#list, 0)
    const all = Array.from(this.#list.subarray(0, end)).filter((move) => isSafe(this.#position, move))
    const found = all.filter((move) => this.#mates(move, moves, end))
    return this.nodes > this.#limit ? null : found
  }
  /** Length of the shortest forced mate, up to `max` moves; 0 if there is none. */
  length(max: number): number {
    for (let moves = 1; moves <= max; moves++) if (this.#attacks(moves, 0)) return moves
    return 0
  }

  #attacks(moves: number, start: number): boolean {
    const { keyLow, keyHigh } = this.#position
    const key = keyHigh * 8 + moves
    const before = this.#proven.get(keyLow)?.get(key)
    if (before !== undefined) return before
    const end = generateMoves(this.#position, this.#list, start)
    let found = false
    for (let i = start; i < end && !found; i++) found = this.#mates(itemAt(this.#list, i), moves, end)
    const row = this.#proven.get(keyLow) ?? new Map<number, boolean>()
    this.#proven.set(keyLow, row.set(key, found))
    return found
  }
  /** Whether a move, legal or not, forces mate within `moves` moves, including itself. */
  #mates(move: number, moves: number, start: number): boolean {
    if (++this.nodes > this.#limit) return false
    const position = this.#position
    const side = position.turn
    position.make(move)
    const mated = !position.inCheck(side) && this.#fails(moves - 1, start)
    position.unmake(move)
    return mated
  }
  /** Whether every reply still loses, with `left` moves left for the attacker. */
  #fails(left: number, start: number): boolean {
    const position = this.#position
    const checked = position.inCheck(position.turn)
    if (left === 0 && !checked) return false
    const side = position.turn
    const end = generateMoves(position, this.#list, start)
    let answers = 0
    for (let i = start; i < end; i++) {
      const answer = itemAt(this.#list, i)
      this.nodes++
      position.make(answer)
      const safe = !position.inCheck(side)
      const lost = safe && left > 0 && this.#attacks(left, end)
      position.unmake(answer)
      if (!safe) continue
      answers++
      if (!lost) return false
    }
    // No legal reply: checkmate if in check, otherwise stalemate.
    return answers > 0 || checked
  }
}
