/** The first two parts of a hint in Extreme Chess: what matters and for which pieces, and the idea of the best move. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { fewOf, inParts, nearest, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import type { Move } from '../rules'
import {
  BISHOP,
  BLACK,
  CASTLE,
  EN_PASSANT,
  from,
  from0x88,
  isShort,
  KING,
  KNIGHT,
  PAWN,
  promoted,
  to,
  to0x88,
} from '../rules/codes'
import { generateMoves, legalMoves, stepOf } from '../rules/moves'
import { COLOR_NAMES, KINDS, PIECE_VALUES } from '../rules/pieces'
import type { Position } from '../rules/position'
import { hintTexts as texts } from '../texts/hints'

/**
 * What the search knows about the end: moves of the side to move until a king falls, Infinity if that side loses but
 * holds out, 0 if unknown.
 */
type Ahead = number

const SQUARES = Array.from({ length: 64 }, (_, index) => to0x88(index))
const MIDDLE = [27, 28, 35, 36] as const
/** Home squares of knights and bishops, White's and Black's. */
const AT_HOME = [
  [57, 58, 61, 62],
  [1, 2, 5, 6],
] as const

const kindAt = ({ squares }: Position, square: number) => itemAt(squares, square) & 7
const valueAt = (position: Position, square: number) => {
  const kind = KINDS[kindAt(position, square) - 1]
  return kind === 'k' ? Number.POSITIVE_INFINITY : kind ? PIECE_VALUES[kind] : 0
}
const nameOf = (side: number) => COLOR_NAMES[side ? 'b' : 'w']

/** Squares (0 to 63) of a side's pieces. */
function piecesOf({ squares }: Position, side: number): number[] {
  return SQUARES.filter((square) => squares[square] && (itemAt(squares, square) & BLACK) === side).map(
    from0x88,
  )
}

/** Evaluates `ask` after a move; restores the position. */
function after<T>(position: Position, move: number, ask: () => T): T {
  position.make(move)
  const found = ask()
  position.unmake(move)
  return found
}

/** Evaluates `ask` as if the other side were to move. */
function passed<T>(position: Position, ask: () => T): T {
  position.makeNullMove()
  const found = ask()
  position.unmakeNullMove()
  return found
}

/** Squares of the side's pieces that can capture on a square. */
function takersOf(position: Position, square: number): number[] {
  const list = new Int32Array(256)
  const end = generateMoves(position, list, 0, true)
  return Array.from(list.subarray(0, end))
    .filter((move) => to(move) === square)
    .map(from)
}

interface Rule extends Part {
  /** What matters now, for the first part. */
  readonly theme: string
}

const { themes } = texts

/** Where to look: what matters now, and a few pieces that can move, the best of them and those near it. */
function whereOf(move: number, moves: readonly number[], theme: string): Part {
  const pieces = [...new Set(moves.map((each) => from0x88(from(each))))]
  const highlighted = nearest(pieces, from0x88(from(move)), 8, fewOf(pieces.length))
  return { text: `${theme} ${highlighted.length === 1 ? texts.piece : texts.pieces}`, highlighted }
}

/** The idea if the search has seen the end. */
function endOf(position: Position, ahead: Ahead): Rule | null {
  const foe = position.turn ^ BLACK
  const king = itemAt(position.kings, foe >> 3)
  if (ahead === Number.POSITIVE_INFINITY)
    return {
      theme: themes.danger,
      text: texts.lost(nameOf(foe)),
      highlighted: [from0x88(itemAt(position.kings, position.turn >> 3))],
    }
  if (ahead === 0) return null
  if (!position.full && ahead === 1)
    return { theme: themes.king, text: texts.takeKing, highlighted: [from0x88(king)] }
  const around = SQUARES.filter(
    (square) => Math.max(Math.abs((square >> 4) - (king >> 4)), Math.abs((square & 15) - (king & 15))) <= 1,
  )
  const side = nameOf(position.turn)
  return {
    theme: themes.king,
    text: position.full ? texts.canMate(side, ahead) : texts.canTakeKing(side, ahead),
    highlighted: around.map(from0x88),
  }
}

/** The idea if the move captures: what it takes and what it costs. */
function captureOf(position: Position, move: number): Rule | null {
  const at = to(move)
  if (move & EN_PASSANT) return { theme: themes.capture, text: texts.passant, highlighted: [from0x88(at)] }
  if (!position.squares[at]) return null
  const highlighted = [from0x88(at)]
  const answered = after(position, move, () => takersOf(position, at).length > 0)
  if (!answered) return { theme: themes.capture, text: texts.unprotected, highlighted }
  if (valueAt(position, at) > valueAt(position, from(move)))
    return { theme: themes.capture, text: texts.worthMore, highlighted }
  return { theme: themes.capture, text: texts.countRecaptures, highlighted }
}

/** The threat to the piece, if it does not move. */
function dangerTo(position: Position, move: number): Rule | null {
  const at = from(move)
  if (kindAt(position, at) === KING) return null
  const takers = passed(position, () => takersOf(position, at))
  if (takers.length === 0) return null
  const highlighted = [from0x88(at)]
  if (takers.some((taker) => valueAt(position, taker) < valueAt(position, at)))
    return { theme: themes.attacked, text: texts.attackedByLess, highlighted }
  return position.isAttacked(at, position.turn)
    ? null
    : { theme: themes.attacked, text: texts.attacked, highlighted }
}

/** What else the move achieves. */
function gainOf(position: Position, move: number): Rule {
  const { turn } = position
  const king = itemAt(position.kings, (turn ^ BLACK) >> 3)
  if (after(position, move, () => position.inCheck(turn ^ BLACK)))
    return { theme: themes.check, text: texts.giveCheck, highlighted: [from0x88(king)] }
  const attacked = after(position, move, () =>
    passed(position, () => {
      const list = new Int32Array(256)
      const end = generateMoves(position, list, 0, true)
      return Array.from(list.subarray(0, end))
        .filter(
          (next) => from(next) === to(move) && valueAt(position, to(next)) > valueAt(position, to(move)),
        )
        .map((next) => from0x88(to(next)))
    }),
  )
  if (attacked.length > 0)
    return {
      theme: themes.attack,
      text: attacked.length === 1 ? texts.attackOne : texts.attackSeveral,
      highlighted: [...new Set(attacked)],
    }
  const home = AT_HOME[turn >> 3 ? 1 : 0].filter(
    (square) =>
      [KNIGHT, BISHOP].includes(kindAt(position, to0x88(square))) &&
      piecesOf(position, turn).includes(square),
  )
  if (home.some((square) => square === from0x88(from(move))))
    return { theme: themes.develop, text: texts.develop, highlighted: home }
  if (MIDDLE.some((square) => square === from0x88(to(move))))
    return { theme: themes.center, text: texts.center, highlighted: [...MIDDLE] }
  return {
    theme: themes.quiet,
    text: texts.improve,
    highlighted: piecesOf(position, turn),
  }
}

function ruleOf(position: Position, move: number, moves: readonly number[], ahead: Ahead): Rule {
  const { turn } = position
  const at = from0x88(from(move))
  if (moves.length === 1) return { theme: themes.only, text: texts.onlyMove, highlighted: [at] }
  const end = endOf(position, ahead)
  if (end) return end
  if (position.inCheck(turn)) {
    const king = itemAt(position.kings, turn >> 3)
    const checkers = passed(position, () => takersOf(position, king)).map(from0x88)
    return {
      theme: themes.inCheck,
      text: texts.inCheck,
      highlighted: [from0x88(king), ...new Set(checkers)],
    }
  }
  if (move & CASTLE) return { theme: themes.castle, text: texts.castle, highlighted: [at] }
  if (promoted(move) && kindAt(position, from(move)) === PAWN)
    return { theme: themes.promote, text: texts.promote, highlighted: [at] }
  return captureOf(position, move) ?? dangerTo(position, move) ?? gainOf(position, move)
}

/** The move as a sentence: 'Knight to f3.', 'Pawn captures on d5.', 'Castling kingside.'. */
function sayMove(position: Position, move: number): string {
  if (move & CASTLE) return isShort(move) ? texts.kingside : texts.queenside
  const title = texts.titles[itemAt(KINDS, kindAt(position, from(move)) - 1)]
  const square = stepOf(position, move).to
  if (kindAt(position, to(move)) === KING) return texts.takesKing(title, square)
  return position.squares[to(move)] || move & EN_PASSANT
    ? texts.takes(title, square)
    : texts.moves(title, square)
}

/**
 * Creates the hint for a move.
 *
 * @param text the evaluation in a sentence, for the third part
 */
export function moveHint(
  position: Position,
  thinking: Thinking,
  { move, text, ahead }: { readonly move: number; readonly text: string; readonly ahead: Ahead },
): Hint<Move> {
  const moves = legalMoves(position)
  const { theme, ...rule } = ruleOf(position, move, moves, ahead)
  return inParts(thinking, whereOf(move, moves, theme), rule, {
    move: stepOf(position, move),
    text: `${sayMove(position, move)} ${text}`,
  })
}

/** Creates the hint for a tie, which a side that is not ahead should claim or accept. */
export function tieHint(position: Position, thinking: Thinking, tie: Move): Hint<Move> {
  const { turn } = position
  const claims = 'claim' in tie
  const kings = [...position.kings].map(from0x88)
  const where = {
    text: texts.countPieces,
    highlighted: kings,
  }
  const rule = {
    text: claims ? texts.mayClaim(nameOf(turn)) : texts.offered(nameOf(turn)),
    highlighted: kings,
  }
  return inParts(thinking, where, rule, {
    move: tie,
    text: claims ? texts.claim : texts.accept,
  })
}
