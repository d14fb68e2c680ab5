/** The parts of a hint in Reversi: which squares to look at, what decides among them, and the move. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { cellsFor, flipsOf, isCorner, type Move, movesOf, NAMES, nameOf, otherOf, type State } from '../rules'
import { after } from '../rules/board'
import { hintTexts as texts } from '../texts/hints'
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
  return look.length === 1 ? { text: texts.square, look } : { text: texts.squares, look }
}

function ruleOf(state: State, { move, value, exact }: Found): Part {
  const moves = movesOf(state)
  const foe = NAMES[otherOf(state.turn)]
  if (moves.length === 1) return { text: texts.onlyLegal, look: [move] }
  const corners = moves.filter((cell) => isCorner(cell, state.size))
  if (corners.includes(move)) return { text: texts.corner, look: corners }
  if (exact)
    return {
      text:
        value > 0
          ? texts.countToWin(NAMES[state.turn])
          : value === 0
            ? texts.countToTie
            : texts.countToLoss(foe),
      look: moves,
    }
  const risky = moves.filter((cell) => givesCorner(state, cell))
  if (risky.length > 0 && !risky.includes(move))
    return {
      text: texts.avoid(risky.length, foe),
      look: risky,
    }
  return { text: choiceRule(state, move), look: moves }
}

/** What the move leaves the opponent, compared with the others. */
function choiceRule(state: State, move: Move): string {
  const foe = NAMES[otherOf(state.turn)]
  const repliesTo = (each: Move) => cellsFor(after(state, each), otherOf(state.turn)).length
  const replies = repliesTo(move)
  if (replies === 0) return texts.noReply(foe)
  if (movesOf(state).every((each) => repliesTo(each) >= replies)) return texts.fewReplies(replies, foe)
  const flippedBy = (each: Move) => flipsOf(state, each, state.turn).length
  const flipped = flippedBy(move)
  if (movesOf(state).every((each) => flippedBy(each) >= flipped)) return texts.fewFlipped(flipped)
  return texts.replies(replies, foe)
}

/** The move and its value in words: 'd3 wins by 12 discs.'. */
function describeBest(state: State, { move, value, exact }: Found): string {
  const name = nameOf(move, state.size)
  if (movesOf(state).length === 1) return texts.only(name)
  if (exact && value === 0) return texts.keepsTie(name)
  if (exact && value > 0) return texts.winsBy(name, value / DISC)
  if (exact) return texts.losesBy(name, -value / DISC)
  if (isCorner(move, state.size)) return texts.takesCorner(name)
  return value >= AHEAD ? texts.keepsAhead(name) : texts.looksBest(name)
}

export function squareHint(state: State, thinking: Thinking, found: Found): Hint<Move> {
  return inParts(thinking, whereOf(state, found.move), ruleOf(state, found), {
    move: found.move,
    text: describeBest(state, found),
  })
}
