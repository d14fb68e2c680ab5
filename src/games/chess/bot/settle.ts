/** Quiescence search: at the end of every line, captures are followed until the position is quiet. */
import { itemAt } from '../../../engine/core/itemAt'
import { BLACK, PAWN, promoted } from '../rules/codes'
import { generate } from '../rules/moves'
import type { Position } from '../rules/position'
import type { Effort } from './effort'
import { evaluate } from './evaluation'
import { type Experience, MAX_DEPTH, pickNext } from './ordering'
import { EARLY } from './worth'

/** Delta pruning: a capture must come within this margin of alpha. */
const HOPE = 150
/** How much more the capturing piece may be worth than a target defended by a pawn. */
const TRADE = 60

export class Settling {
  readonly #position: Position
  readonly #effort: Effort
  readonly #experience: Experience
  readonly #list: Int32Array
  readonly #scores: Int32Array

  /** `list` and `scores` belong to the search: each ply appends after the one before. */
  constructor(
    position: Position,
    effort: Effort,
    experience: Experience,
    list: Int32Array,
    scores: Int32Array,
  ) {
    this.#position = position
    this.#effort = effort
    this.#experience = experience
    this.#list = list
    this.#scores = scores
  }

  /** Follows captures until the position is quiet. */
  follow(alpha: number, beta: number, ply: number, start: number): number {
    const position = this.#position
    const rest = evaluate(position, this.#effort.limits.noise)
    if (!this.#effort.limits.captures || rest >= beta || ply >= MAX_DEPTH - 4) return rest
    let low = Math.max(alpha, rest)
    let best = rest
    const end = generate(position, this.#list, start, true)
    this.#experience.rate(position, this.#list, this.#scores, start, end, 0, ply)
    const side = position.turn
    for (let i = start; i < end; i++) {
      const move = pickNext(this.#list, this.#scores, i, end)
      if (this.#isVain(move, rest, low)) continue
      position.make(move)
      if (position.inCheck(side)) {
        position.unmake(move)
        continue
      }
      this.#effort.count()
      const worth = -this.follow(-beta, -low, ply + 1, end)
      position.unmake(move)
      if (this.#effort.over) return best
      if (worth > best) best = worth
      if (worth > low) low = worth
      if (low >= beta) break
    }
    return best
  }

  /** A capture that cannot reach alpha, or that loses material to a pawn. */
  #isVain(move: number, rest: number, alpha: number): boolean {
    const { squares, turn } = this.#position
    if (promoted(move)) return false
    const target = (move >> 7) & 127
    const taken = EARLY[itemAt(squares, target) & 7 || PAWN] as number
    if (rest + taken + HOPE < alpha) return true
    const giver = EARLY[itemAt(squares, move & 127) & 7] as number
    if (giver <= taken + TRADE) return false
    const pawn = (turn ^ BLACK) | PAWN
    const up = turn ? -16 : 16
    return (
      (!((target + up - 1) & 0x88) && squares[target + up - 1] === pawn) ||
      (!((target + up + 1) & 0x88) && squares[target + up + 1] === pawn)
    )
  }
}
