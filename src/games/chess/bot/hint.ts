/** The first two parts of a hint in Extreme Chess: which pieces to look at, and the idea of the best move. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { plural } from '../../../engine/core/text'
import type { Move } from '../rules'
import {
  BISHOP,
  BLACK,
  CASTLE,
  from,
  inner,
  KING,
  KNIGHT,
  outer,
  PASSANT,
  PAWN,
  promoted,
  to,
} from '../rules/codes'
import { allowed, generate, stepOf } from '../rules/moves'
import { COLOR_NAMES, KINDS, WORTH } from '../rules/pieces'
import type { Position } from '../rules/position'
import { sayMove } from '../rules/san'

/**
 * What the search knows about the end: moves of the side to move until a king falls, Infinity if that side loses but
 * holds out, 0 if unknown.
 */
type Ahead = number

const SQUARES = Array.from({ length: 64 }, (_, index) => inner(index))
const MIDDLE = [27, 28, 35, 36] as const
/** Home squares of knights and bishops, White's and Black's. */
const AT_HOME = [
  [57, 58, 61, 62],
  [1, 2, 5, 6],
] as const

const kindAt = ({ squares }: Position, square: number) => itemAt(squares, square) & 7
const worthAt = (position: Position, square: number) => {
  const kind = KINDS[kindAt(position, square) - 1]
  return kind === 'k' ? Number.POSITIVE_INFINITY : kind ? WORTH[kind] : 0
}
const nameOf = (side: number) => COLOR_NAMES[side ? 'b' : 'w']

/** Squares (0 to 63) of a side's pieces. */
function piecesOf({ squares }: Position, side: number): number[] {
  return SQUARES.filter((square) => squares[square] && (itemAt(squares, square) & BLACK) === side).map(outer)
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
  position.pass()
  const found = ask()
  position.unpass()
  return found
}

/** Squares of the side's pieces that can capture on a square. */
function takersOf(position: Position, square: number): number[] {
  const list = new Int32Array(256)
  const end = generate(position, list, 0, true)
  return Array.from(list.subarray(0, end))
    .filter((move) => to(move) === square)
    .map(from)
}

/** Where to look: the moving piece and nearby pieces that can move too. */
function whereOf(move: number, moves: readonly number[]): Part {
  const at = outer(from(move))
  const far = (square: number) =>
    Math.max(Math.abs((square >> 3) - (at >> 3)), Math.abs((square & 7) - (at & 7)))
  const look = [...new Set(moves.map((each) => outer(from(each))))].filter((square) => far(square) <= 2)
  return look.length === 1
    ? { text: 'Look at the highlighted piece: it has the best move.', look }
    : { text: 'Look at the highlighted pieces: one of them has the best move.', look }
}

/** The idea if the search has seen the end. */
function endOf(position: Position, ahead: Ahead): Part | null {
  const foe = position.turn ^ BLACK
  const king = itemAt(position.kings, foe >> 3)
  if (ahead === Number.POSITIVE_INFINITY)
    return {
      text: `${nameOf(foe)} wins with good play: keep the highlighted king safe as long as you can.`,
      look: [outer(itemAt(position.kings, position.turn >> 3))],
    }
  if (ahead === 0) return null
  if (!position.full && ahead === 1)
    return { text: 'The highlighted king can be captured.', look: [outer(king)] }
  const around = SQUARES.filter(
    (square) => Math.max(Math.abs((square >> 4) - (king >> 4)), Math.abs((square & 15) - (king & 15))) <= 1,
  )
  const side = nameOf(position.turn)
  return {
    text: position.full
      ? plural(ahead, {
          one: `${side} can mate in # move: look at the king and the squares around it.`,
          other: `${side} can mate in # moves: look at the king and the squares around it.`,
        })
      : plural(ahead, {
          one: `${side} can capture the king in # move: look at the squares around it.`,
          other: `${side} can capture the king in # moves: look at the squares around it.`,
        }),
    look: around.map(outer),
  }
}

/** The idea if the move captures: what it takes and what it costs. */
function captureOf(position: Position, move: number): Part | null {
  const at = to(move)
  if (move & PASSANT)
    return { text: 'A pawn that just moved two squares can be captured en passant.', look: [outer(at)] }
  if (!position.squares[at]) return null
  const look = [outer(at)]
  const answered = after(position, move, () => takersOf(position, at).length > 0)
  if (!answered) return { text: 'The highlighted piece can be captured, and nothing protects it.', look }
  if (worthAt(position, at) > worthAt(position, from(move)))
    return { text: 'The highlighted piece is worth more than the one that can capture it.', look }
  return { text: 'The highlighted piece can be captured: count the recaptures.', look }
}

/** The threat to the piece, if it does not move. */
function dangerTo(position: Position, move: number): Part | null {
  const at = from(move)
  if (kindAt(position, at) === KING) return null
  const takers = passed(position, () => takersOf(position, at))
  if (takers.length === 0) return null
  const look = [outer(at)]
  if (takers.some((taker) => worthAt(position, taker) < worthAt(position, at)))
    return { text: 'The highlighted piece is attacked by a less valuable one.', look }
  return position.attacked(at, position.turn)
    ? null
    : { text: 'The highlighted piece is attacked, and nothing protects it.', look }
}

/** What else the move achieves. */
function gainOf(position: Position, move: number): Part {
  const { turn } = position
  const king = itemAt(position.kings, (turn ^ BLACK) >> 3)
  if (after(position, move, () => position.inCheck(turn ^ BLACK)))
    return { text: 'You can give check, which limits your opponent’s replies.', look: [outer(king)] }
  const attacked = after(position, move, () =>
    passed(position, () => {
      const list = new Int32Array(256)
      const end = generate(position, list, 0, true)
      return Array.from(list.subarray(0, end))
        .filter(
          (next) => from(next) === to(move) && worthAt(position, to(next)) > worthAt(position, to(move)),
        )
        .map((next) => outer(to(next)))
    }),
  )
  if (attacked.length > 0)
    return {
      text:
        attacked.length === 1
          ? 'A less valuable piece can attack the highlighted one.'
          : 'A less valuable piece can attack the highlighted ones.',
      look: [...new Set(attacked)],
    }
  const home = AT_HOME[turn >> 3 ? 1 : 0].filter(
    (square) =>
      [KNIGHT, BISHOP].includes(kindAt(position, inner(square))) && piecesOf(position, turn).includes(square),
  )
  if (home.some((square) => square === outer(from(move))))
    return { text: 'The highlighted pieces haven’t moved yet: bring one out.', look: home }
  if (MIDDLE.some((square) => square === outer(to(move))))
    return { text: 'The center matters: pieces reach the most squares from there.', look: [...MIDDLE] }
  return {
    text: 'The best move neither captures nor gives check: find a piece to improve.',
    look: piecesOf(position, turn),
  }
}

function ruleOf(position: Position, move: number, moves: readonly number[], ahead: Ahead): Part {
  const { turn } = position
  const at = outer(from(move))
  if (moves.length === 1) return { text: 'There is only one move.', look: [at] }
  const end = endOf(position, ahead)
  if (end) return end
  if (position.inCheck(turn)) {
    const king = itemAt(position.kings, turn >> 3)
    const checkers = passed(position, () => takersOf(position, king)).map(outer)
    return {
      text: 'The king is in check: capture the attacker, block it, or move away.',
      look: [outer(king), ...new Set(checkers)],
    }
  }
  if (move & CASTLE)
    return { text: 'The highlighted king is safer behind its pawns: it can castle.', look: [at] }
  if (promoted(move) && kindAt(position, from(move)) === PAWN)
    return { text: 'The highlighted pawn can be promoted.', look: [at] }
  return captureOf(position, move) ?? dangerTo(position, move) ?? gainOf(position, move)
}

/**
 * Creates the hint for a move.
 *
 * @param worth the evaluation in a sentence, for the third part
 */
export function moveHint(
  position: Position,
  thinking: Thinking,
  { move, worth, ahead }: { readonly move: number; readonly worth: string; readonly ahead: Ahead },
): Hint<Move> {
  const moves = allowed(position)
  return inParts(thinking, whereOf(move, moves), ruleOf(position, move, moves, ahead), {
    move: stepOf(position, move),
    text: `${sayMove(position, move)}. ${worth}`,
  })
}

/** Creates the hint for a tie, which a side that is not ahead should claim or accept. */
export function tieHint(position: Position, thinking: Thinking, tie: Move): Hint<Move> {
  const { turn } = position
  const claims = 'claim' in tie
  const where = {
    text: 'Look at all the pieces: count what each side has left.',
    look: [...piecesOf(position, turn), ...piecesOf(position, turn ^ BLACK)],
  }
  const rule = {
    text: claims
      ? `You can claim a draw. ${nameOf(turn)} isn’t ahead, so a draw is a good result.`
      : `A draw is offered. ${nameOf(turn)} isn’t ahead, so a draw is a good result.`,
    look: piecesOf(position, turn),
  }
  return inParts(thinking, where, rule, {
    move: tie,
    text: claims ? 'Claiming the draw is best.' : 'Accepting the draw is best.',
  })
}
