/** The parts of a hint in Reversi: what matters and which discs flip, the reason, and the move. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, nearest, type Part } from '../../../engine/core/game/hintParts'
import { cellsFor, flipsOf, isCorner, type Move, movesOf, NAMES, nameOf, otherOf, type State } from '../rules'
import { after } from '../rules/board'
import { hintTexts as texts } from '../texts/hints'
import { DISC } from './evaluation'
import type { Found } from './think'

/** An estimate from which a side is ahead. */
const AHEAD = 4 * DISC

/** Whether a move lets the opponent take a corner next. */
const givesCorner = (state: State, move: Move): boolean =>
  cellsFor(after(state, move), otherOf(state.turn)).some((cell) => isCorner(cell, state.size))

/** Where to look: what matters now, and discs that the best move flips, near it. */
function whereOf(state: State, move: Move, theme: string): Part {
  const highlighted = nearest(flipsOf(state, move, state.turn), move, state.size)
  return { text: `${theme} ${texts.flips(highlighted.length)}`, highlighted }
}

interface Rule extends Part {
  /** What matters now, for the first part. */
  readonly theme: string
}

function ruleOf(state: State, { move, value, exact }: Found): Rule {
  const moves = movesOf(state)
  const candidates = nearest(moves, move, state.size)
  const foe = NAMES[otherOf(state.turn)]
  const { themes } = texts
  if (moves.length === 1) return { theme: themes.only, text: texts.onlyLegal, highlighted: [move] }
  const corners = moves.filter((cell) => isCorner(cell, state.size))
  if (corners.includes(move)) return { theme: themes.corners, text: texts.corner, highlighted: corners }
  if (exact)
    return {
      theme: themes.count,
      text:
        value > 0
          ? texts.countToWin(NAMES[state.turn])
          : value === 0
            ? texts.countToTie
            : texts.countToLoss(foe),
      highlighted: candidates,
    }
  const risky = moves.filter((cell) => givesCorner(state, cell))
  if (risky.length > 0 && !risky.includes(move))
    return {
      theme: themes.noCorner,
      text: texts.avoid(risky.length, foe),
      highlighted: risky,
    }
  return { theme: themes.few, text: choiceRule(state, move), highlighted: candidates }
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
  const { theme, ...rule } = ruleOf(state, found)
  return inParts(thinking, whereOf(state, found.move, theme), rule, {
    move: found.move,
    text: describeBest(state, found),
  })
}
