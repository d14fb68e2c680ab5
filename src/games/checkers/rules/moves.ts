/** Move generation for 8x8 boards on bit sets, for both variants, and applying moves. */
import { itemAt } from '../../../engine/core/itemAt'
import { CROWNING, JUMP, lowest, NEXT, type Side } from './squares'

/** One bit per square. `kings` marks the kings of both sides. */
export interface Position {
  readonly red: number
  readonly white: number
  readonly kings: number
  readonly turn: Side
}

/** Squares from the start to the end, and the bits of the captured pieces. */
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

/** The first direction of a piece: men have two, forward; kings have four. */
function firstWay(position: Position, king: boolean): number {
  return king || position.turn === 0 ? 0 : 2
}
function lastWay(position: Position, king: boolean): number {
  return king || position.turn === 1 ? 4 : 2
}

/**
 * All jumps of one piece.
 *
 * @param chains continue while there is something to capture. A piece is captured once and removed when the move
 * ends; a man that reaches the far row stops there
 */
function jumps(position: Position, from: number, chains: boolean, into: Move[]): void {
  const king = (position.kings & (1 << from)) !== 0
  const first = firstWay(position, king)
  const last = lastWay(position, king)
  const enemy = foes(position)
  const filled = (position.red | position.white) & ~(1 << from)
  // Fast path: most pieces have nothing to capture.
  if (!jumpsOnce(from, first, last, enemy, filled)) return
  const path = [from]
  const hop = (at: number, taken: number): boolean => {
    let went = false
    for (let direction = first; direction < last; direction++) {
      const over = itemAt(NEXT, at * 4 + direction)
      const to = itemAt(JUMP, at * 4 + direction)
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
  for (let direction = first; direction < last; direction++) {
    const to = itemAt(JUMP, from * 4 + direction)
    if (to >= 0 && enemy & (1 << itemAt(NEXT, from * 4 + direction)) && !(filled & (1 << to))) return true
  }
  return false
}

/** Only the captures of the side to move. */
export function captures(position: Position, tournament: boolean): Move[] {
  const found: Move[] = []
  for (let left = own(position); left !== 0; left &= left - 1)
    jumps(position, lowest(left), tournament, found)
  return found
}

/** All legal moves. In the tournament variant captures are mandatory and continue to their end. */
export function generate(position: Position, tournament: boolean): Move[] {
  const found = captures(position, tournament)
  if (tournament && found.length > 0) return found
  const filled = position.red | position.white
  for (let left = own(position); left !== 0; left &= left - 1) {
    const from = lowest(left)
    const king = (position.kings & (1 << from)) !== 0
    const last = lastWay(position, king)
    for (let direction = firstWay(position, king); direction < last; direction++) {
      const to = itemAt(NEXT, from * 4 + direction)
      if (to >= 0 && (filled & (1 << to)) === 0) found.push({ path: [from, to], taken: 0 })
    }
  }
  return found
}

/** The board after a legal move. A man that ends in the far row becomes a king. */
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

/** An irreversible move, a capture or a man's move, which resets the count to a tie. */
export function isProgress(position: Position, move: Move): boolean {
  return move.taken !== 0 || (position.kings & (1 << itemAt(move.path, 0))) === 0
}

/** Number of move sequences of this length, to verify the move generator. */
export function perft(position: Position, depth: number, tournament: boolean): number {
  const moves = generate(position, tournament)
  if (depth === 1) return moves.length
  let sum = 0
  for (const move of moves) sum += perft(moved(position, move), depth - 1, tournament)
  return sum
}
