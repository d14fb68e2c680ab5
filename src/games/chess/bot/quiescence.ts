/** Quiescence search: at the end of every line, captures are followed until the position is quiet. */
import { itemAt } from '../../../engine/core/itemAt'
import { BLACK, PAWN, promoted } from '../rules/codes'
import { generateMoves } from '../rules/moves'
import type { Position } from '../rules/position'
import { evaluate } from './evaluation'
import type { SearchBudget } from './limits'
import { MAX_DEPTH, type MoveOrdering, pickNext } from './ordering'
import { MIDDLEGAME_MATERIAL } from './pieceSquareTables'

/** A capture must come within this margin of alpha. */
const DELTA_MARGIN = 150
/** How much more the capturing piece may be worth than a target defended by a pawn. */
const TRADE_MARGIN = 60

export class Quiescence {
  readonly #position: Position
  readonly #budget: SearchBudget
  readonly #ordering: MoveOrdering
  readonly #list: Int32Array
  readonly #scores: Int32Array

  /** `list` and `scores` belong to the search: each ply appends after the one before. */
  constructor(
    position: Position,
    budget: SearchBudget,
    ordering: MoveOrdering,
    list: Int32Array,
    scores: Int32Array,
  ) {
    this.#position = position
    this.#budget = budget
    this.#ordering = ordering
    this.#list = list
    this.#scores = scores
  }

  /** Standing pat is allowed: the side to move need not capture. */
  search(alpha: number, beta: number, ply: number, start: number): number {
    const position = this.#position
    const standPat = evaluate(position, this.#budget.limits.noise)
    if (!this.#budget.limits.captures || standPat >= beta || ply >= MAX_DEPTH - 4) return standPat
    let low = Math.max(alpha, standPat)
    let best = standPat
    const end = generateMoves(position, this.#list, start, true)
    this.#ordering.scoreMoves(position, this.#list, this.#scores, start, end, 0, ply)
    const side = position.turn
    for (let i = start; i < end; i++) {
      const move = pickNext(this.#list, this.#scores, i, end)
      if (this.#isFutile(move, standPat, low)) continue
      position.make(move)
      if (position.inCheck(side)) {
        position.unmake(move)
        continue
      }
      this.#budget.count()
      const value = -this.search(-beta, -low, ply + 1, end)
      position.unmake(move)
      if (this.#budget.over) return best
      if (value > best) best = value
      if (value > low) low = value
      if (low >= beta) break
    }
    return best
  }

  /** Delta pruning: a capture that cannot reach alpha. Also one that loses material to a pawn. */
  #isFutile(move: number, standPat: number, alpha: number): boolean {
    const { squares, turn } = this.#position
    if (promoted(move)) return false
    const target = (move >> 7) & 127
    const victim = itemAt(MIDDLEGAME_MATERIAL, itemAt(squares, target) & 7 || PAWN)
    if (standPat + victim + DELTA_MARGIN < alpha) return true
    const attacker = itemAt(MIDDLEGAME_MATERIAL, itemAt(squares, move & 127) & 7)
    if (attacker <= victim + TRADE_MARGIN) return false
    const pawn = (turn ^ BLACK) | PAWN
    const up = turn ? -16 : 16
    return (
      (!((target + up - 1) & 0x88) && squares[target + up - 1] === pawn) ||
      (!((target + up + 1) & 0x88) && squares[target + up + 1] === pawn)
    )
  }
}
