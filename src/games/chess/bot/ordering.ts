/** Move ordering. The better the order, the smaller the search. */
import { itemAt } from '../../../engine/core/itemAt'
import { CASTLE, EN_PASSANT, PAWN, promoted } from '../rules/codes'
import type { Position } from '../rules/position'
import { MIDDLEGAME_MATERIAL } from './pieceSquareTables'

export const MAX_DEPTH = 96

/** Highest score: the best move in the transposition table. */
const TABLE_MOVE = 1 << 30
const CAPTURE = 1 << 28
const KILLER = 1 << 26

export function isCapture(position: Position, move: number): boolean {
  if (move & CASTLE) return false
  return position.squares[(move >> 7) & 127] !== 0 || (move & EN_PASSANT) !== 0
}

/** The order of moves: killer moves and a history heuristic (by piece and target) from elsewhere in this search. */
export class MoveOrdering {
  readonly killers = new Int32Array(MAX_DEPTH * 2)
  readonly history = new Int32Array(16 * 128)

  /** A quiet move caused a beta cutoff. */
  recordCutoff(position: Position, move: number, depth: number, ply: number): void {
    if (this.killers[ply * 2] !== move) {
      this.killers[ply * 2 + 1] = itemAt(this.killers, ply * 2)
      this.killers[ply * 2] = move
    }
    const at = (itemAt(position.squares, move & 127) << 7) + ((move >> 7) & 127)
    this.history[at] = Math.min(KILLER - 1, itemAt(this.history, at) + depth * depth)
  }

  /**
   * Scores the moves from `start` to `end`; higher scores are tried first: the move of the transposition table, captures
   * by most valuable victim and least valuable attacker (MVV-LVA), killers, history.
   */
  scoreMoves(
    position: Position,
    list: Int32Array,
    scores: Int32Array,
    start: number,
    end: number,
    tableMove: number,
    ply: number,
  ): void {
    const { squares } = position
    for (let i = start; i < end; i++) {
      const move = itemAt(list, i)
      const attacker = itemAt(squares, move & 127)
      const target = (move >> 7) & 127
      const victim = move & CASTLE ? 0 : itemAt(squares, target)
      if (move === tableMove) scores[i] = TABLE_MOVE
      else if (victim || move & EN_PASSANT || promoted(move)) {
        const gain =
          itemAt(MIDDLEGAME_MATERIAL, victim & 7 || (move & EN_PASSANT ? PAWN : 0)) +
          itemAt(MIDDLEGAME_MATERIAL, promoted(move))
        scores[i] = CAPTURE + gain * 16 - itemAt(MIDDLEGAME_MATERIAL, attacker & 7)
      } else if (move === this.killers[ply * 2]) scores[i] = KILLER + 2
      else if (move === this.killers[ply * 2 + 1]) scores[i] = KILLER + 1
      else scores[i] = itemAt(this.history, (attacker << 7) + target) + (move & CASTLE ? 1 : 0)
    }
  }
}

/** Swaps the best remaining move to position `at`. */
export function pickNext(list: Int32Array, scores: Int32Array, at: number, end: number): number {
  let best = at
  for (let i = at + 1; i < end; i++) if (itemAt(scores, i) > itemAt(scores, best)) best = i
  const move = itemAt(list, best)
  list[best] = itemAt(list, at)
  list[at] = move
  const score = itemAt(scores, best)
  scores[best] = itemAt(scores, at)
  scores[at] = score
  return move
}
