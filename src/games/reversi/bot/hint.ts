/** The parts of a hint in Reversi: which squares to look at, what decides among them, and the move. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { plural } from '../../../engine/core/text'
import { cellsFor, flipsOf, isCorner, type Move, movesOf, NAMES, nameOf, otherOf, type State } from '../rules'
import { after } from '../rules/board'
import { DISC } from './evaluation'
import type { Found } from './think'

/** The number of moves among which the first part hides the best one. */
const AMONG = 4
/** An estimate from which a side is ahead. */
const AHEAD = 4 * DISC

/** Whether a move lets the opponent take a corner next. */
const givesCorner = (state: State, move: Move): boolean =>
  cellsFor(after(state, move), otherOf(state.turn)).some((cell) => isCorner(cell, state.size))

/** Where to look: the best move and the legal moves nearest to it. */
function whereOf(state: State, move: Move): Part {
  const { size } = state
  const far = (cell: number) =>
    Math.abs(Math.floor(cell / size) - Math.floor(move / size)) + Math.abs((cell % size) - (move % size))
  const look = movesOf(state)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, AMONG)
    .toSorted((a, b) => a - b)
  return look.length === 1
    ? { text: 'Look at the highlighted square.', look }
    : { text: 'Look at the highlighted squares: the best move is among them.', look }
}

function ruleOf(state: State, { move, value, exact }: Found): Part {
  const moves = movesOf(state)
  const side = NAMES[state.turn]
  const foe = NAMES[otherOf(state.turn)]
  if (moves.length === 1) return { text: 'It is the only legal move.', look: [move] }
  const corners = moves.filter((cell) => isCorner(cell, state.size))
  if (corners.includes(move))
    return { text: 'A disc in a corner can never be flipped. You can take one.', look: corners }
  if (exact)
    return {
      text:
        value > 0
          ? `Count to the last square: ${side} wins with the best of these moves.`
          : value === 0
            ? 'Count to the last square: the best of these moves leads to a tie.'
            : `Count to the last square: ${foe} wins with good play. Save as many discs as you can.`,
      look: moves,
    }
  const risky = moves.filter((cell) => givesCorner(state, cell))
  if (risky.length > 0 && !risky.includes(move))
    return {
      text: plural(risky.length, {
        one: `Avoid the highlighted square: after a disc there, ${foe} can take a corner.`,
        other: `Avoid the highlighted squares: after a disc on any of them, ${foe} can take a corner.`,
      }),
      look: risky,
    }
  return { text: choiceRule(state, move), look: moves }
}

/** What the move leaves the opponent, compared with the others. */
function choiceRule(state: State, move: Move): string {
  const foe = NAMES[otherOf(state.turn)]
  const repliesTo = (each: Move) => cellsFor(after(state, each), otherOf(state.turn)).length
  const replies = repliesTo(move)
  if (replies === 0) return `One of these moves leaves ${foe} without a move.`
  if (movesOf(state).every((each) => repliesTo(each) >= replies))
    return plural(replies, {
      one: `Leave your opponent few moves. After the best move, ${foe} has only #.`,
      other: `Leave your opponent few moves. After the best move, ${foe} has only #.`,
    })
  const flippedBy = (each: Move) => flipsOf(state, each, state.turn).length
  const flipped = flippedBy(move)
  if (movesOf(state).every((each) => flippedBy(each) >= flipped))
    return plural(flipped, {
      one: 'Early on, fewer discs are better. The best move flips only #.',
      other: 'Early on, fewer discs are better. The best move flips only #.',
    })
  return plural(replies, {
    one: `Look at what ${foe} can do next. The best move leaves # reply.`,
    other: `Look at what ${foe} can do next. The best move leaves # replies.`,
  })
}

/** The move and its value in words: 'd3 wins by 12 discs.'. */
function describeBest(state: State, { move, value, exact }: Found): string {
  const name = nameOf(move, state.size)
  if (movesOf(state).length === 1) return `${name} is the only move.`
  if (exact && value === 0) return `${name} keeps the tie.`
  if (exact && value > 0)
    return plural(value / DISC, { one: `${name} wins by # disc.`, other: `${name} wins by # discs.` })
  if (exact)
    return plural(-value / DISC, {
      one: `${name} loses by only # disc.`,
      other: `${name} loses by only # discs.`,
    })
  if (isCorner(move, state.size)) return `${name} takes the corner.`
  return value >= AHEAD ? `${name} keeps you ahead.` : `${name} looks best.`
}

export function squareHint(state: State, thinking: Thinking, found: Found): Hint<Move> {
  return inParts(thinking, whereOf(state, found.move), ruleOf(state, found), {
    move: found.move,
    text: describeBest(state, found),
  })
}
