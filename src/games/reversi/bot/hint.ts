/** The parts of a hint in Reversi: which squares to look at, what decides among them, and the move. */

import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { plural } from '../../../engine/core/text'
import { cellsFor, isCorner, type Move, movesOf, NAMES, nameOf, otherOf, type State } from '../rules'
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
    ? { text: 'Look at the marked square.', look }
    : { text: 'Look at the marked squares: the best move is among them.', look }
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
        one: `Avoid the marked square: after a disc there, ${foe} can take a corner.`,
        other: `Avoid the marked squares: after a disc on any of them, ${foe} can take a corner.`,
      }),
      look: risky,
    }
  const replies = cellsFor(after(state, move), otherOf(state.turn)).length
  if (replies === 0) return { text: `One of these moves leaves ${foe} without a move.`, look: moves }
  return {
    text: plural(replies, {
      one: `Few choices are a weakness. The best move leaves ${foe} # reply.`,
      other: `Few choices are a weakness. The best move leaves ${foe} # replies.`,
    }),
    look: moves,
  }
}

/** The move and its value in words: 'd3 wins by 12'. */
function describeBest(state: State, { move, value, exact }: Found): string {
  const name = nameOf(move, state.size)
  if (movesOf(state).length === 1) return `${name} is the only move`
  if (exact && value === 0) return `${name} keeps the tie`
  if (exact && value > 0) return `${name} wins by ${value / DISC}`
  if (exact) return `${name} loses by only ${-value / DISC}`
  if (isCorner(move, state.size)) return `${name} takes the corner`
  return value >= AHEAD ? `${name} keeps you ahead` : `${name} looks best`
}

export function squareHint(state: State, thinking: Thinking, found: Found): Hint<Move> {
  return inParts(thinking, whereOf(state, found.move), ruleOf(state, found), {
    move: found.move,
    text: describeBest(state, found),
  })
}
