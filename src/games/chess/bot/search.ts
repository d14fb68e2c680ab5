/** The search: iterative deepening with alpha-beta until time, positions or depth are used up. */
import { itemAt } from '../../../engine/core/itemAt'
import { deepen } from '../../../engine/core/math/search'
import { BLACK, KING, PAWN, promoted } from '../rules/codes'
import { generate, isSafe } from '../rules/moves'
import type { Position } from '../rules/position'
import { Effort, type Limits } from './effort'
import { evaluate } from './evaluation'
import { Experience, isCapture, MAX_DEPTH, pickNext } from './ordering'
import { Settling } from './settle'
import {
  AT_LEAST,
  AT_MOST,
  boundAt,
  clearTable,
  depthAt,
  EXACT,
  lookUp,
  moveAt,
  remember,
  worthAt,
} from './table'

/** Value of a lost king, minus the moves until then: a faster mate is better. */
export const MATE = 30_000
export const NEAR_MATE = MATE - 500
const INFINITE = 32_000
export interface Found {
  /** 0 if there is none. */
  readonly move: number
  /** For the side to move, in hundredths of a pawn. */
  readonly worth: number
  /** Depth that was completed. */
  readonly depth: number
  readonly nodes: number
}

/**
 * Finds the best move. Both variants use the same search: no side leaves its king en prise if it can avoid that. If
 * it cannot, the full rules may call it a stalemate.
 *
 * @param past keys of earlier positions of the game
 * @param except a first move that is not considered, to find the second best; 0 for none
 */
export function search(position: Position, limits: Limits, past: ReadonlySet<number>, except = 0): Found {
  return new Search(position, limits, past).run(except)
}

class Search {
  readonly #position: Position
  readonly #effort: Effort
  readonly #settling: Settling
  readonly #past: ReadonlySet<number>
  readonly #experience = new Experience()
  // One list for all plies: each ply appends after the one before.
  readonly #list = new Int32Array(MAX_DEPTH * 128)
  readonly #scores = new Int32Array(MAX_DEPTH * 128)

  constructor(position: Position, limits: Limits, past: ReadonlySet<number>) {
    this.#position = position
    this.#effort = new Effort(limits)
    this.#settling = new Settling(position, this.#effort, this.#experience, this.#list, this.#scores)
    this.#past = past
    clearTable()
  }

  run(except: number): Found {
    const position = this.#position
    const end = generate(position, this.#list, 0)
    const all = Array.from(this.#list.subarray(0, end))
    const kill = all.find((move) => (itemAt(position.squares, (move >> 7) & 127) & 7) === KING)
    if (kill) return { move: kill, worth: MATE, depth: 1, nodes: 1 }
    const safe = all.filter((move) => move !== except && isSafe(position, move))
    const none: Found = { move: safe[0] ?? all[0] ?? 0, worth: safe.length ? 0 : -MATE, depth: 0, nodes: 0 }
    if (safe.length === 0) return none
    // A forced reply needs no search, and a mate that was found needs no deeper one.
    const isEnough = ({ worth }: Found, depth: number) =>
      (safe.length === 1 && except === 0) || Math.abs(worth) >= MATE - depth
    const look = (depth: number, before: Found | null) => {
      const found = this.#root(safe, depth)
      return found.move ? found : (before ?? none)
    }
    return deepen(this.#effort, this.#effort.limits.depth, look, isEnough) ?? none
  }

  /** Searches all root moves; leaves the list with the best move first. */
  #root(moves: number[], depth: number): Found {
    const position = this.#position
    let alpha = -INFINITE
    let best = 0
    for (const move of moves.slice()) {
      position.make(move)
      let worth: number
      if (best === 0) worth = -this.#look(-INFINITE, INFINITE, depth - 1, 1, true)
      else {
        worth = -this.#look(-alpha - 1, -alpha, depth - 1, 1, true)
        if (worth > alpha && !this.#effort.over) worth = -this.#look(-INFINITE, -alpha, depth - 1, 1, true)
      }
      position.unmake(move)
      if (this.#effort.over) break
      if (worth > alpha) {
        alpha = worth
        best = move
        moves.splice(moves.indexOf(move), 1)
        moves.unshift(move)
      }
    }
    return {
      move: best,
      worth: alpha,
      depth: this.#effort.over ? depth - 1 : depth,
      nodes: this.#effort.nodes,
    }
  }

  /** Any repetition counts as a tie: what could be repeated once can be repeated again. */
  #isRepeated(): boolean {
    const { low, high, quiet, ply, lows, highs } = this.#position
    for (let back = ply - 4; back >= 0 && back >= ply - quiet; back -= 2)
      if (lows[back] === low && highs[back] === high) return true
    return this.#past.has(low)
  }

  #look(alpha: number, beta: number, depth: number, ply: number, mayPass: boolean, start = 0): number {
    this.#effort.count()
    if (this.#effort.over) return 0
    const position = this.#position
    if (position.quiet >= 100 || this.#isRepeated()) return 0
    let low = Math.max(alpha, -(MATE - ply))
    const high = Math.min(beta, MATE - ply - 1)
    if (low >= high) return low
    const checked = position.inCheck(position.turn)
    let left = checked ? depth + 1 : depth
    if (ply >= MAX_DEPTH - 4) return evaluate(position, this.#effort.limits.noise)
    if (left <= 0) return this.#settling.follow(low, high, ply, start)

    const slot = lookUp(position.low, position.high)
    const known = slot < 0 ? 0 : moveAt(slot)
    if (slot >= 0 && depthAt(slot) >= left) {
      const worth = fromTable(worthAt(slot), ply)
      const bound = boundAt(slot)
      if (bound === EXACT || (bound === AT_LEAST && worth >= high) || (bound === AT_MOST && worth <= low))
        return worth
    }
    const narrow = beta - alpha === 1
    if (narrow && !checked && left > 1 && Math.abs(beta) < NEAR_MATE) {
      const rest = evaluate(position, this.#effort.limits.noise)
      if (left <= 4 && rest - 85 * left >= beta) return rest
      if (mayPass && left >= 3 && rest >= beta && this.#hasPieces()) {
        position.pass()
        const worth = -this.#look(-beta, -beta + 1, left - 3 - (left >> 2), ply + 1, false, start)
        position.unpass()
        if (this.#effort.over) return 0
        if (worth >= beta) return Math.min(worth, NEAR_MATE)
      }
    }
    // Internal iterative reduction: without a known best move, a shallower search costs less than a bad move order.
    if (known === 0 && left >= 5) left--

    const list = this.#list
    const scores = this.#scores
    const end = generate(position, list, start)
    this.#experience.rate(position, list, scores, start, end, known, ply)
    const side = position.turn
    let bestWorth = -INFINITE
    let best = 0
    let tried = 0
    for (let i = start; i < end; i++) {
      const move = pickNext(list, scores, i, end)
      const quiet = !isCapture(position, move) && promoted(move) === 0
      position.make(move)
      if (position.inCheck(side)) {
        position.unmake(move)
        continue
      }
      tried++
      let worth: number
      if (tried === 1) worth = -this.#look(-high, -low, left - 1, ply + 1, true, end)
      else {
        // Late move reduction: quiet moves late in the order are rarely best, so a shallow search decides whether
        // they get a full one.
        const late = quiet && !checked && left >= 3 && tried > 3
        const less = late ? 1 + (tried > 10 ? 1 : 0) + (left > 6 ? 1 : 0) : 0
        worth = -this.#look(-low - 1, -low, left - 1 - less, ply + 1, true, end)
        if (worth > low && less) worth = -this.#look(-low - 1, -low, left - 1, ply + 1, true, end)
        if (worth > low && worth < high) worth = -this.#look(-high, -low, left - 1, ply + 1, true, end)
      }
      position.unmake(move)
      if (this.#effort.over) return 0
      if (worth > bestWorth) {
        bestWorth = worth
        best = move
      }
      if (worth > low) low = worth
      if (low >= high) {
        if (quiet) this.#experience.refuted(position, move, left, ply)
        break
      }
    }
    if (tried === 0) return this.#stuck(checked, end > start, ply)
    const bound = bestWorth >= high ? AT_LEAST : bestWorth > alpha ? EXACT : AT_MOST
    remember(position.low, position.high, best, toTable(bestWorth, ply), left, bound)
    return bestWorth
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
function toTable(worth: number, ply: number): number {
  if (worth >= NEAR_MATE) return worth + ply
  return worth <= -NEAR_MATE ? worth - ply : worth
}

function fromTable(worth: number, ply: number): number {
  if (worth >= NEAR_MATE) return worth - ply
  return worth <= -NEAR_MATE ? worth + ply : worth
}
