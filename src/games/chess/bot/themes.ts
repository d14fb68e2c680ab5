/**
 * Finds the theme of a tactic on the board. Used by tests and the generator of positions, not by the site.
 */
import { itemAt } from '../../../engine/core/itemAt'
import {
  ALL_STEPS,
  BISHOP,
  BISHOP_STEPS,
  BLACK,
  from,
  KING,
  KNIGHT,
  KNIGHT_STEPS,
  PAWN,
  QUEEN,
  ROOK,
  ROOK_STEPS,
  to,
} from '../rules/codes'
import { legalMoves } from '../rules/moves'
import { Position } from '../rules/position'
import type { Theme } from '../rules/state'
import { VALUES_BY_CODE } from './material'

const kindAt = ({ squares }: Position, square: number) => itemAt(squares, square) & 7
const valueAt = (position: Position, square: number) => VALUES_BY_CODE[kindAt(position, square)] ?? 0
const isOf = ({ squares }: Position, square: number, side: number) =>
  itemAt(squares, square) !== 0 && (itemAt(squares, square) & BLACK) === side
const isOn = (square: number) => (square & 0x88) === 0

function slidesOf(kind: number): readonly number[] {
  if (kind === BISHOP) return BISHOP_STEPS
  if (kind === ROOK) return ROOK_STEPS
  return kind === QUEEN ? ALL_STEPS : []
}

/** The first two occupied squares in a direction; -1 for none. */
function seen({ squares }: Position, square: number, step: number): readonly [near: number, far: number] {
  let near = -1
  for (let at = square + step; isOn(at); at += step) {
    if (!squares[at]) continue
    if (near >= 0) return [near, at]
    near = at
  }
  return [near, -1]
}

/** Squares of the enemy pieces that the piece on a square attacks. */
function attackedFrom(position: Position, square: number): number[] {
  const code = itemAt(position.squares, square)
  const kind = code & 7
  const side = code & BLACK
  const up = side ? -16 : 16
  const near =
    kind === PAWN
      ? [up - 1, up + 1]
      : kind === KNIGHT
        ? [...KNIGHT_STEPS]
        : kind === KING
          ? [...ALL_STEPS]
          : []
  const reached = [
    ...near.map((step) => square + step),
    ...slidesOf(kind).map((step) => seen(position, square, step)[0]),
  ]
  return reached.filter((at) => at >= 0 && isOn(at) && isOf(position, at, side ^ BLACK))
}

/** No piece of its own side protects the piece. */
const isLoose = (position: Position, square: number) =>
  !position.isAttacked(square, itemAt(position.squares, square) & BLACK)

/** Whether attacking the piece with one of this value threatens to win material. */
const isThreatened = (position: Position, square: number, value: number) =>
  kindAt(position, square) !== PAWN && (valueAt(position, square) > value || isLoose(position, square))

/** A move of the solver in its position, and the one after the reply; 0 if the line ends. */
interface Turn {
  readonly before: Position
  readonly after: Position
  readonly move: number
  readonly reply: number
  readonly next: number
}

/** The move wins at most a pawn at once, so what it attacks is what it gains. */
const isQuiet = ({ before, move }: Turn) => valueAt(before, to(move)) <= 1

/** One piece attacks two others and wins one of them. */
function isFork(turn: Turn): boolean {
  const { after, move, next } = turn
  const value = valueAt(after, to(move))
  const targets = attackedFrom(after, to(move)).filter((square) => isThreatened(after, square, value))
  if (targets.length < 2) return false
  return next ? from(next) === to(move) && targets.includes(to(next)) : isQuiet(turn)
}

/** Pieces of the side that cannot leave the line to their king, or to a piece worth more than they and the attacker. */
function pinnedBy(position: Position, slider: number): number[] {
  const side = itemAt(position.squares, slider) & BLACK
  return slidesOf(kindAt(position, slider)).flatMap((step) => {
    const [near, far] = seen(position, slider, step)
    if (far < 0 || !isOf(position, near, side ^ BLACK) || !isOf(position, far, side ^ BLACK)) return []
    const most = Math.max(valueAt(position, near), valueAt(position, slider))
    return kindAt(position, near) !== KING && valueAt(position, far) > most ? [near] : []
  })
}

const slidersOf = (position: Position, side: number) =>
  Array.from({ length: 120 }, (_, square) => square).filter(
    (square) => isOn(square) && isOf(position, square, side) && slidesOf(kindAt(position, square)).length > 0,
  )

/** Whether the piece on `at` could go to `target` if it were not for its king. */
const couldTake = (position: Position, at: number, target: number) =>
  attackedFrom(position, at).includes(target)

/** A piece is pinned and then won, or it is pinned already and therefore cannot defend or flee. */
function isPin(turn: Turn): boolean {
  const { before, after, move, next } = turn
  const at = to(move)
  const old = slidersOf(before, before.turn).flatMap((slider) => pinnedBy(before, slider))
  const fresh = pinnedBy(after, at).filter(
    (square) => kindAt(after, square) !== PAWN && !old.includes(square),
  )
  if (next ? fresh.includes(to(next)) : fresh.length > 0 && isQuiet(turn)) return true
  return old.some((square) => {
    if (!isOf(after, square, after.turn)) return false
    const attacks = couldTake(after, at, square) && !couldTake(before, from(move), square)
    const isCheap = valueAt(after, at) < valueAt(after, square)
    if (attacks && (next ? to(next) === square : isCheap && isQuiet(turn))) return true
    return couldTake(after, square, at) && legalMoves(after).every((answer) => to(answer) !== at)
  })
}

/** A valuable piece must leave the line and exposes a piece behind it. */
function isSkewer(turn: Turn): boolean {
  const { after, move, reply, next } = turn
  const at = to(move)
  return slidesOf(kindAt(after, at)).some((step) => {
    const [near, far] = seen(after, at, step)
    if (far < 0 || !isOf(after, near, after.turn) || !isOf(after, far, after.turn)) return false
    const value = valueAt(after, at)
    if (valueAt(after, near) <= value || valueAt(after, near) < valueAt(after, far)) return false
    if (!isThreatened(after, far, value)) return false
    return next ? from(reply) === near && from(next) === at && to(next) === far : isQuiet(turn)
  })
}

/** The piece that moves uncovers the attack of another one. */
function isDiscovered(turn: Turn): boolean {
  const { before, after, move, next } = turn
  return slidersOf(before, before.turn).some((slider) => {
    if (slider === from(move)) return false
    return slidesOf(kindAt(before, slider)).some((step) => {
      const [near, far] = seen(before, slider, step)
      if (near !== from(move) || far < 0 || !isOf(before, far, after.turn)) return false
      if (seen(after, slider, step)[0] !== far || to(move) === far) return false
      if (kindAt(after, far) === KING) return true
      if (!isThreatened(after, far, valueAt(after, slider))) return false
      // The reply can save only one of what both pieces attack.
      return next === 0 || (from(next) === slider && to(next) === far) || from(next) === to(move)
    })
  })
}

/** A rook or queen mates the side to move along its first row, where its own pieces block the king. */
function isBackRankMate(position: Position): boolean {
  const side = position.turn
  const king = itemAt(position.kings, side >> 3)
  const row = side ? 7 : 0
  if (king >> 4 !== row || !position.inCheck(side) || legalMoves(position).length > 0) return false
  const up = side ? -16 : 16
  const front = [king + up - 1, king + up, king + up + 1].filter(isOn)
  if (front.filter((square) => isOf(position, square, side)).length < front.length - 1) return false
  return [-1, 1].some((step) => {
    const [near] = seen(position, king, step)
    return near >= 0 && isOf(position, near, side ^ BLACK) && [ROOK, QUEEN].includes(kindAt(position, near))
  })
}

/** Evaluates `ask` after a move; restores the position. */
function after<T>(position: Position, move: number, ask: () => T): T {
  position.make(move)
  const found = ask()
  position.unmake(move)
  return found
}

/** The move mates on the back rank, or taking the piece that moved allows such a mate. */
function isBackRank({ after: position, move }: Turn): boolean {
  if (isBackRankMate(position)) return true
  const takers = legalMoves(position).filter((reply) => to(reply) === to(move))
  return takers.some((reply) =>
    after(position, reply, () =>
      legalMoves(position).some((mate) => after(position, mate, () => isBackRankMate(position))),
    ),
  )
}

/** The more special themes first: a fork is often there as well. */
const DETECTORS: readonly (readonly [Theme, (turn: Turn) => boolean])[] = [
  ['discovered', isDiscovered],
  ['skewer', isSkewer],
  ['pin', isPin],
  ['fork', isFork],
]

/**
 * The theme of a tactic; null if it has none of them.
 *
 * @param position the solver is to move
 * @param line moves of the solver and the replies, in turn
 */
export function themeOf(position: Position, line: readonly number[]): Theme | null {
  const turns: Turn[] = []
  // Each turn looks at two positions, so they are copies.
  let setup = position.setup
  for (let i = 0; i < line.length; i += 2) {
    const [move = 0, reply = 0, next = 0] = line.slice(i, i + 3)
    const before = new Position('full', setup)
    const made = new Position('full', setup)
    made.make(move)
    setup = made.setup
    turns.push({ before, after: new Position('full', setup), move, reply, next })
    if (reply) {
      made.make(reply)
      setup = made.setup
    }
  }
  if (turns.some(isBackRank)) return 'backRank'
  for (const turn of turns) for (const [theme, is] of DETECTORS) if (is(turn)) return theme
  return null
}
