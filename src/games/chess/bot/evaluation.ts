/** Static evaluation of a quiet position: piece-square tables, pawn structure, mobility, king safety. */
import { itemAt } from '../../../engine/core/itemAt'
import { ALL_STEPS, BISHOP, BLACK, KING, KNIGHT, KNIGHT_STEPS, PAWN, ROOK } from '../rules/codes'
import type { Position } from '../rules/position'
import { ENDGAME_TABLE, FULL_PHASE, MIDDLEGAME_TABLE, PHASE } from './pieceSquareTables'

/** Bonus of a passed pawn by row, in the middlegame and in the endgame. */
const PASSED_MIDDLEGAME = [0, 2, 4, 10, 24, 48, 80, 0] as const
const PASSED_ENDGAME = [0, 8, 14, 28, 52, 92, 150, 0] as const
const DOUBLED_PAWN = 10
const ISOLATED_PAWN = 12
const BISHOP_PAIR = 32
const OPEN_FILE = 22
const HALF_OPEN_FILE = 10
const PAWN_SHIELD = 9
/** Bonus per reachable square, relative to what is usual for the piece. */
const MOBILITY = [0, 0, 4, 4, 2, 1, 0] as const
const USUAL_MOBILITY = [0, 0, 4, 6, 7, 13, 0] as const
/** Attack value of a piece for each square it reaches next to the enemy king. */
const KING_ATTACK = [0, 0, 3, 3, 4, 5, 0] as const
/** Bonus for having the move. */
const TEMPO = 10

const STEPS = [[], [], KNIGHT_STEPS, ALL_STEPS.slice(4), ALL_STEPS.slice(0, 4), ALL_STEPS] as const

// Refilled by every call, to avoid allocations.
const pieces = new Uint8Array(64)
/** Rearmost and foremost pawn row by side and file, with an empty file on either edge. */
const rearmost = [new Int8Array(10), new Int8Array(10)] as const
const foremost = [new Int8Array(10), new Int8Array(10)] as const
const counts = [new Uint8Array(10), new Uint8Array(10)] as const

/**
 * Evaluates a position.
 *
 * @param noise added to the piece placement (code * 128 + square): it weakens the lower levels and varies the games
 * of all levels
 * @returns value for the side to move in hundredths of a pawn
 */
export function evaluate(position: Position, noise: Int16Array): number {
  const { squares, kings } = position
  let middlegame = 0
  let endgame = 0
  let phase = 0
  let count = 0
  let bishops = 0
  for (let side = 0; side < 2; side++) {
    rearmost[side]?.fill(8)
    foremost[side]?.fill(-1)
    counts[side]?.fill(0)
  }
  for (let square = 0; square < 120; square++) {
    if (square & 0x88) {
      square += 7
      continue
    }
    const code = itemAt(squares, square)
    if (code === 0) continue
    const at = (code << 7) + square
    const error = itemAt(noise, at)
    middlegame += itemAt(MIDDLEGAME_TABLE, at) + error
    endgame += itemAt(ENDGAME_TABLE, at) + error
    const kind = code & 7
    phase += itemAt(PHASE, kind)
    pieces[count++] = square
    if (kind === PAWN) {
      const side = code >> 3
      const file = (square & 7) + 1
      const row = square >> 4
      const low = rearmost[side as 0 | 1]
      const high = foremost[side as 0 | 1]
      if (row < itemAt(low, file)) low[file] = row
      if (row > itemAt(high, file)) high[file] = row
      counts[side as 0 | 1][file] = itemAt(counts[side as 0 | 1], file) + 1
    } else if (kind === BISHOP) bishops += code & BLACK ? 16 : 1
  }
  if ((bishops & 15) > 1) {
    middlegame += BISHOP_PAIR
    endgame += BISHOP_PAIR
  }
  if (bishops >> 4 > 1) {
    middlegame -= BISHOP_PAIR
    endgame -= BISHOP_PAIR
  }

  let whiteAttack = 0
  let blackAttack = 0
  for (let i = 0; i < count; i++) {
    const square = itemAt(pieces, i)
    const code = itemAt(squares, square)
    const kind = code & 7
    const black = (code & BLACK) !== 0
    const sign = black ? -1 : 1
    if (kind === PAWN) {
      const structure = pawnStructure(square, black)
      middlegame += sign * (structure >> 12)
      endgame += sign * ((structure & 4095) - 2048)
    } else if (kind === KING) {
      middlegame += sign * pawnShield(squares, square, black)
    } else {
      if (kind === ROOK) {
        const file = (square & 7) + 1
        const own = counts[black ? 1 : 0][file]
        const open = own ? 0 : counts[black ? 0 : 1][file] ? HALF_OPEN_FILE : OPEN_FILE
        middlegame += sign * open
        endgame += sign * (open >> 1)
      }
      const king = itemAt(kings, black ? 0 : 1)
      const reached = mobilityOf(squares, square, code, king)
      const mobility = ((reached & 255) - itemAt(USUAL_MOBILITY, kind)) * itemAt(MOBILITY, kind)
      middlegame += sign * mobility
      endgame += sign * mobility
      const attack = (reached >> 8) * itemAt(KING_ATTACK, kind)
      if (black) blackAttack += attack
      else whiteAttack += attack
    }
  }
  // The king attack grows quadratically: several attackers count for more than their sum.
  middlegame +=
    Math.min(400, (whiteAttack * whiteAttack) >> 3) - Math.min(400, (blackAttack * blackAttack) >> 3)

  const share = Math.min(phase, FULL_PHASE)
  const value = ((middlegame * share + endgame * (FULL_PHASE - share)) / FULL_PHASE) | 0
  return (position.turn ? -value : value) + TEMPO
}

/** Value of a pawn: the middlegame value in the upper bits, the endgame value plus 2048 in the lower twelve. */
function pawnStructure(square: number, black: boolean): number {
  const file = (square & 7) + 1
  const row = square >> 4
  const side = black ? 1 : 0
  const own = counts[side]
  let middlegame = 0
  let endgame = 0
  if (itemAt(own, file) > 1) {
    middlegame -= DOUBLED_PAWN
    endgame -= DOUBLED_PAWN * 2
  }
  if (!own[file - 1] && !own[file + 1]) {
    middlegame -= ISOLATED_PAWN
    endgame -= ISOLATED_PAWN
  }
  if (isPassed(file, row, black)) {
    const way = black ? 7 - row : row
    middlegame += itemAt(PASSED_MIDDLEGAME, way)
    endgame += itemAt(PASSED_ENDGAME, way)
  }
  return (middlegame << 12) + endgame + 2048
}

/** No enemy pawn is ahead on this file or an adjacent one. */
function isPassed(file: number, row: number, black: boolean): boolean {
  for (let each = file - 1; each <= file + 1; each++) {
    if (black) {
      if (itemAt(rearmost[0], each) < row) return false
    } else if (itemAt(foremost[1], each) > row) return false
  }
  return true
}

/** Bonus for the pawns in front of a king at home. */
function pawnShield(squares: Uint8Array, king: number, black: boolean): number {
  const up = black ? -16 : 16
  const own = black ? BLACK | PAWN : PAWN
  let value = 0
  for (let side = -1; side <= 1; side++) {
    const near = king + up + side
    if (near & 0x88) continue
    if (squares[near] === own) value += PAWN_SHIELD
    else if (!((near + up) & 0x88) && squares[near + up] === own) value += PAWN_SHIELD >> 1
  }
  return value
}

/** Squares a piece can move to (lower eight bits), and how many of them are next to the enemy king. */
function mobilityOf(squares: Uint8Array, square: number, code: number, king: number): number {
  const kind = code & 7
  const steps = itemAt(STEPS, kind)
  let free = 0
  let near = 0
  for (let i = 0; i < steps.length; i++) {
    const step = itemAt(steps, i)
    for (let target = square + step; !(target & 0x88); target += step) {
      const there = itemAt(squares, target)
      if (there !== 0 && (there & BLACK) === (code & BLACK)) break
      free++
      if (king >= 0) {
        const rows = (target >> 4) - (king >> 4)
        const files = (target & 7) - (king & 7)
        if (rows >= -1 && rows <= 1 && files >= -1 && files <= 1) near++
      }
      if (there !== 0 || kind === KNIGHT) break
    }
  }
  return free | (near << 8)
}

export const NO_NOISE = new Int16Array(16 * 128)
