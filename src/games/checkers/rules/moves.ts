/** Owns the moves of checkers: a fast generator on bits, for both variants, and how a move changes the board. */
import { itemAt } from '../../../engine/core/itemAt'
import { CROWNING, JUMP, lowest, NEXT, type Side } from './squares'

/** One bit a square. `kings` marks those of either side. */
export interface Position {
  readonly red: number
  readonly white: number
  readonly kings: number
  readonly turn: Side
}

/** Squares from the start to where the piece comes to rest, and the bits of the pieces taken on the way. */
export interface Move {
  readonly path: readonly number[]
  readonly taken: number
}

export function own(position: Position): number {
  return position.turn === 0 ? position.red : position.white
}

function foes(position: Position): number {
  return position.turn === 0 ? position.white : position.red
}

/** Ways in which a piece goes: a man's two ahead, a king's four. */
function firstWay(position: Position, king: boolean): number {
  return king || position.turn === 0 ? 0 : 2
}
function lastWay(position: Position, king: boolean): number {
  return king || position.turn === 1 ? 4 : 2
}

/**
 * Every jump of one piece. With `chains` it goes on as long as there is something to take (a piece is taken once,
 * and leaves the board when the move ends); a man that reaches the far row stops there.
 */
function jumps(position: Position, from: number, chains: boolean, into: Move[]): void {
  const king = (position.kings & (1 << from)) !== 0
  const first = firstWay(position, king)
  const last = lastWay(position, king)
  const enemy = foes(position)
  const filled = (position.red | position.white) & ~(1 << from)
  // Most pieces have nothing to take.
  if (!jumpsOnce(from, first, last, enemy, filled)) return
  const path = [from]
  const hop = (at: number, taken: number): boolean => {
    let went = false
    for (let way = first; way < last; way++) {
      const over = itemAt(NEXT, at * 4 + way)
      const to = itemAt(JUMP, at * 4 + way)
      if (to < 0 || (enemy & ~taken & (1 << over)) === 0 || filled & (1 << to)) continue
      went = true
      path.push(to)
      const sum = taken | (1 << over)
      const crowned = !king && ((1 << to) & CROWNING[position.turn]) !== 0
      if (!chains || crowned || !hop(to, sum)) into.push({ path: path.slice(), taken: sum })
      path.pop()
    }
    return went
  }
  hop(from, 0)
}

function jumpsOnce(from: number, first: number, last: number, enemy: number, filled: number): boolean {
  for (let way = first; way < last; way++) {
    const to = itemAt(JUMP, from * 4 + way)
    if (to >= 0 && enemy & (1 << itemAt(NEXT, from * 4 + way)) && !(filled & (1 << to))) return true
  }
  return false
}

/** Only the captures: of every piece of the side to move. */
export function captures(position: Position, tournament: boolean): Move[] {
  const found: Move[] = []
  for (let left = own(position); left !== 0; left &= left - 1)
    jumps(position, lowest(left), tournament, found)
  return found
}

/** Every legal move. In the tournament variant a capture must be taken, and taken to its end. */
export function generate(position: Position, tournament: boolean): Move[] {
  const found = captures(position, tournament)
  if (tournament && found.length > 0) return found
  const filled = position.red | position.white
  for (let left = own(position); left !== 0; left &= left - 1) {
    const from = lowest(left)
    const king = (position.kings & (1 << from)) !== 0
    const last = lastWay(position, king)
    for (let way = firstWay(position, king); way < last; way++) {
      const to = itemAt(NEXT, from * 4 + way)
      if (to >= 0 && (filled & (1 << to)) === 0) found.push({ path: [from, to], taken: 0 })
    }
  }
  return found
}

/** The board after a legal move; a man that rests on the far row becomes a king. */
export function moved(position: Position, move: Move): Position {
  const { turn } = position
  const from = 1 << itemAt(move.path, 0)
  const to = 1 << itemAt(move.path, move.path.length - 1)
  const mine = (own(position) & ~from) | to
  const theirs = foes(position) & ~move.taken
  const king = (position.kings & from) !== 0 || (to & CROWNING[turn]) !== 0
  const rest = position.kings & ~from & ~move.taken
  const kings = king ? rest | to : rest
  return turn === 0
    ? { red: mine, white: theirs, kings, turn: 1 }
    : { red: theirs, white: mine, kings, turn: 0 }
}

/** A move that cannot be taken back by another: a capture, or a man's step. It starts the count to a tie anew. */
export function isProgress(position: Position, move: Move): boolean {
  return move.taken !== 0 || (position.kings & (1 << itemAt(move.path, 0))) === 0
}

/** How many lines of play there are of this length, for the proof. */
export function perft(position: Position, depth: number, tournament: boolean): number {
  const moves = generate(position, tournament)
  if (depth === 1) return moves.length
  let sum = 0
  for (const move of moves) sum += perft(moved(position, move), depth - 1, tournament)
  return sum
}
