/**
 * The search: iterative deepening with alpha-beta (principal variation search) and a transposition table, until time,
 * positions or depth are used up.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { deepen } from '../../../engine/core/math/search'
import { BLACK, KING, PAWN, promoted } from '../rules/codes'
import { generateMoves, isSafe } from '../rules/moves'
import type { Position } from '../rules/position'
import { evaluate } from './evaluation'
import { type Limits, SearchBudget } from './limits'
import { isCapture, MAX_DEPTH, MoveOrdering, pickNext } from './ordering'
import { Quiescence } from './quiescence'
import {
  boundAt,
  clearTable,
  depthAt,
  EXACT,
  LOWER_BOUND,
  moveAt,
  probe,
  store,
  UPPER_BOUND,
  valueAt,
} from './transpositionTable'

/** Value of a lost king, minus the moves until then: a faster mate is better. */
export const MATE = 30_000
export const NEAR_MATE = MATE - 500
const INFINITE = 32_000
/** Per ply of remaining depth, in hundredths of a pawn. */
const FUTILITY_MARGIN = 85
export interface Found {
  /** 0 if there is none. */
  readonly move: number
  /** For the side to move, in hundredths of a pawn. */
  readonly value: number
  /** Depth that was completed. */
  readonly depth: number
  readonly nodes: number
}

/**
 * Finds the best move. Both variants use the same search: no side leaves its king en prise if it can avoid that. If
 * it cannot, the full rules may call it a stalemate.
 *
 * @param earlier keys of earlier positions of the game
 * @param except a first move that is not considered, to find the second best; 0 for none
 */
export function search(position: Position, limits: Limits, earlier: ReadonlySet<number>, except = 0): Found {
  return new Search(position, limits, earlier).run(except)
}

class Search {
  readonly #position: Position
  readonly #budget: SearchBudget
  readonly #quiescence: Quiescence
  readonly #earlier: ReadonlySet<number>
  readonly #ordering = new MoveOrdering()
  // One list for all plies: each ply appends after the one before.
  readonly #list = new Int32Array(MAX_DEPTH * 128)
  readonly #scores = new Int32Array(MAX_DEPTH * 128)

  constructor(position: Position, limits: Limits, earlier: ReadonlySet<number>) {
    this.#position = position
    this.#budget = new SearchBudget(limits)
    this.#quiescence = new Quiescence(position, this.#budget, this.#ordering, this.#list, this.#scores)
    this.#earlier = earlier
    clearTable()
  }

  run(except: number): Found {
    const position = this.#position
    const end = generateMoves(position, this.#list, 0)
    const all = Array.from(this.#list.subarray(0, end))
    const kingCapture = all.find((move) => (itemAt(position.squares, (move >> 7) & 127) & 7) === KING)
    if (kingCapture) return { move: kingCapture, value: MATE, depth: 1, nodes: 1 }
    const safe = all.filter((move) => move !== except && isSafe(position, move))
    const none: Found = { move: safe[0] ?? all[0] ?? 0, value: safe.length ? 0 : -MATE, depth: 0, nodes: 0 }
    if (safe.length === 0) return none
    // A forced reply needs no search, and a mate that was found needs no deeper one.
    const isEnough = ({ value }: Found, depth: number) =>
      (safe.length === 1 && except === 0) || Math.abs(value) >= MATE - depth
    const iterate = (depth: number, before: Found | null) => {
      const found = this.#root(safe, depth)
      return found.move ? found : (before ?? none)
    }
    return deepen(this.#budget, this.#budget.limits.depth, iterate, isEnough) ?? none
  }

  /** Principal variation search of the root moves; leaves the list with the best move first. */
  #root(moves: number[], depth: number): Found {
    const position = this.#position
    let alpha = -INFINITE
    let best = 0
    for (const move of moves.slice()) {
      position.make(move)
      let value: number
      if (best === 0) value = -this.#search(-INFINITE, INFINITE, depth - 1, 1, true)
      else {
        value = -this.#search(-alpha - 1, -alpha, depth - 1, 1, true)
        if (value > alpha && !this.#budget.over) value = -this.#search(-INFINITE, -alpha, depth - 1, 1, true)
      }
      position.unmake(move)
      if (this.#budget.over) break
      // Of equal moves the earlier one stays.
      if (value > alpha) {
        alpha = value
        best = move
        moves.splice(moves.indexOf(move), 1)
        moves.unshift(move)
      }
    }
    return {
      move: best,
      value: alpha,
      depth: this.#budget.over ? depth - 1 : depth,
      nodes: this.#budget.nodes,
    }
  }

  /** Any repetition counts as a tie: what could be repeated once can be repeated again. */
  #isRepeated(): boolean {
    const { keyLow, keyHigh, halfmoveClock, ply, keyLows, keyHighs } = this.#position
    for (let back = ply - 4; back >= 0 && back >= ply - halfmoveClock; back -= 2)
      if (keyLows[back] === keyLow && keyHighs[back] === keyHigh) return true
    return this.#earlier.has(keyLow)
  }

  /**
   * Principal variation search: the first move gets the full window, the others a null window first.
   *
   * @param mayNullMove false after a null move
   * @param start where this ply's moves begin in the list
   */
  #search(alpha: number, beta: number, depth: number, ply: number, mayNullMove: boolean, start = 0): number {
    this.#budget.count()
    if (this.#budget.over) return 0
    const position = this.#position
    if (position.halfmoveClock >= 100 || this.#isRepeated()) return 0
    // Mate distance pruning: no line is better than a mate found before.
    let floor = Math.max(alpha, -(MATE - ply))
    const ceiling = Math.min(beta, MATE - ply - 1)
    if (floor >= ceiling) return floor
    const checked = position.inCheck(position.turn)
    // Check extension.
    let remaining = checked ? depth + 1 : depth
    if (ply >= MAX_DEPTH - 4) return evaluate(position, this.#budget.limits.noise)
    if (remaining <= 0) return this.#quiescence.search(floor, ceiling, ply, start)

    const slot = probe(position.keyLow, position.keyHigh)
    const tableMove = slot < 0 ? 0 : moveAt(slot)
    if (slot >= 0 && depthAt(slot) >= remaining) {
      const value = fromTable(valueAt(slot), ply)
      const bound = boundAt(slot)
      if (
        bound === EXACT ||
        (bound === LOWER_BOUND && value >= ceiling) ||
        (bound === UPPER_BOUND && value <= floor)
      )
        return value
    }
    const isNullWindow = beta - alpha === 1
    if (isNullWindow && !checked && remaining > 1 && Math.abs(beta) < NEAR_MATE) {
      const staticValue = evaluate(position, this.#budget.limits.noise)
      // Reverse futility pruning.
      if (remaining <= 4 && staticValue - FUTILITY_MARGIN * remaining >= beta) return staticValue
      // Null move pruning: if even passing is too good, a move is.
      if (mayNullMove && remaining >= 3 && staticValue >= beta && this.#hasPieces()) {
        position.makeNullMove()
        const value = -this.#search(-beta, -beta + 1, remaining - 3 - (remaining >> 2), ply + 1, false, start)
        position.unmakeNullMove()
        if (this.#budget.over) return 0
        if (value >= beta) return Math.min(value, NEAR_MATE)
      }
    }
    // Internal iterative reduction: without a known best move, a shallower search costs less than a bad move order.
    if (tableMove === 0 && remaining >= 5) remaining--

    const list = this.#list
    const scores = this.#scores
    const end = generateMoves(position, list, start)
    this.#ordering.scoreMoves(position, list, scores, start, end, tableMove, ply)
    const side = position.turn
    let bestValue = -INFINITE
    let best = 0
    let tried = 0
    for (let i = start; i < end; i++) {
      const move = pickNext(list, scores, i, end)
      const isQuiet = !isCapture(position, move) && promoted(move) === 0
      position.make(move)
      if (position.inCheck(side)) {
        position.unmake(move)
        continue
      }
      tried++
      let value: number
      if (tried === 1) value = -this.#search(-ceiling, -floor, remaining - 1, ply + 1, true, end)
      else {
        // Late move reduction: quiet moves late in the order are rarely best, so a shallow search decides whether
        // they get a full one.
        const isLate = isQuiet && !checked && remaining >= 3 && tried > 3
        const reduction = isLate ? 1 + (tried > 10 ? 1 : 0) + (remaining > 6 ? 1 : 0) : 0
        value = -this.#search(-floor - 1, -floor, remaining - 1 - reduction, ply + 1, true, end)
        if (value > floor && reduction)
          value = -this.#search(-floor - 1, -floor, remaining - 1, ply + 1, true, end)
        if (value > floor && value < ceiling)
          value = -this.#search(-ceiling, -floor, remaining - 1, ply + 1, true, end)
      }
      position.unmake(move)
      if (this.#budget.over) return 0
      if (value > bestValue) {
        bestValue = value
        best = move
      }
      if (value > floor) floor = value
      if (floor >= ceiling) {
        if (isQuiet) this.#ordering.recordCutoff(position, move, remaining, ply)
        break
      }
    }
    if (tried === 0) return this.#stuck(checked, end > start, ply)
    const bound = bestValue >= ceiling ? LOWER_BOUND : bestValue > alpha ? EXACT : UPPER_BOUND
    store(position.keyLow, position.keyHigh, best, toTable(bestValue, ply), remaining, bound)
    return bestValue
  }

  /** No move saves the king: checkmate, or a stalemate in the full rules only. */
  #stuck(checked: boolean, moves: boolean, ply: number): number {
    if (this.#position.full) return checked ? -(MATE - ply) : 0
    return moves ? -(MATE - ply) : 0
  }

  /** With only pawns, zugzwang is likely, and then a null move proves nothing. */
  #hasPieces(): boolean {
    const { squares, turn } = this.#position
    for (let square = 0; square < 120; square++) {
      if (square & 0x88) continue
      const piece = itemAt(squares, square)
      if (piece && (piece & BLACK) === turn && (piece & 7) !== PAWN && (piece & 7) !== KING) return true
    }
    return false
  }
}

/** Mate values are stored relative to the position, not to the root. */
function toTable(value: number, ply: number): number {
  if (value >= NEAR_MATE) return value + ply
  return value <= -NEAR_MATE ? value - ply : value
}

function fromTable(value: number, ply: number): number {
  if (value >= NEAR_MATE) return value - ply
  return value <= -NEAR_MATE ? value + ply : value
}
