/** The computer opponent of Extreme Chess: six levels for both variants, and hints. */
import type { Thinking, TurnBot } from '../../../engine/core/game/contract'
import { keptForParts } from '../../../engine/core/game/hintParts'
import { claimable, type Move, type State } from '../rules'
import { readFen } from '../rules/fen'
import * as lazy from '../rules/lazy'
import { lazyRules } from '../rules/lazyRules'
import { legalMoves, moveOf, stepOf } from '../rules/moves'
import { Position } from '../rules/position'
import { isOffered } from '../rules/resignOrDraw'
import { hintTexts as texts } from '../texts/hints'
import { evaluate, NO_NOISE } from './evaluation'
import { moveHint, tieHint } from './hint'
import type { Limits } from './limits'
import { type Found, MATE, NEAR_MATE, search } from './search'

// The worker's chunk already contains these rules.
lazyRules.set(lazy)

interface Level {
  readonly depth: number
  readonly nodes: number
  /** Whether captures are followed to their end. */
  readonly captures: boolean
  /** Maximum random error of a piece's placement value, in hundredths of a pawn. */
  readonly noise: number
  /** Fraction of moves that are played carelessly. */
  readonly blunders: number
}

const DEEP = 60
const LEVELS: Readonly<Record<string, Level>> = {
  beginner: { depth: 1, nodes: 5_000, captures: false, noise: 250, blunders: 0.6 },
  easy: { depth: 1, nodes: 5_000, captures: true, noise: 90, blunders: 0.2 },
  normal: { depth: 2, nodes: 5_000, captures: true, noise: 25, blunders: 0 },
  hard: { depth: 3, nodes: 3_000, captures: true, noise: 8, blunders: 0 },
  expert: { depth: DEEP, nodes: 12_000, captures: true, noise: 5, blunders: 0 },
  extreme: { depth: DEEP, nodes: Number.POSITIVE_INFINITY, captures: true, noise: 3, blunders: 0 },
}

export function positionOf(state: State): Position {
  return new Position(state.variant, readFen(state.fen))
}

/** Keys of earlier positions, so that the search detects repetitions. */
export function earlierKeys(state: State): ReadonlySet<number> {
  const past = new Set<number>()
  const position = positionOf(state)
  for (const key of state.keys.slice(0, -1)) {
    position.setUp(readFen(key))
    past.add(position.keyLow)
  }
  return past
}

/** A small random error for every piece on every square, so that no two games are alike. */
function noiseOf(size: number, thinking: Thinking): Int16Array {
  if (size === 0) return NO_NOISE
  return Int16Array.from({ length: NO_NOISE.length }, () => Math.round((thinking.random() * 2 - 1) * size))
}

function think(state: State, position: Position, level: Level, thinking: Thinking): Found {
  const limits: Limits = {
    depth: level.depth,
    nodes: level.nodes,
    captures: level.captures,
    noise: noiseOf(level.noise, thinking),
    overtime: thinking.overtime,
  }
  return search(position, limits, earlierKeys(state))
}

/** A careless move. Even then the computer takes a king that is left en prise, and does not leave its own. */
const BLUNDER: Level = { depth: 1, nodes: 5_000, captures: false, noise: 600, blunders: 0 }

const mateText = (moves: number) => (moves <= 1 ? texts.mate : texts.matesIn(moves))

/** Describes an evaluation: mate in a number of moves, or the size of the lead. */
function describeValue(found: Found, full: boolean): string {
  const away = MATE - Math.abs(found.value)
  if (found.value >= NEAR_MATE) {
    const moves = (away + 1) >> 1
    if (full) return mateText(away <= 1 ? 1 : moves)
    return away <= 0 ? texts.wins : texts.takesKingIn(moves + 1)
  }
  if (found.value <= -NEAR_MATE) return texts.holdsOut
  if (found.value > 250) return texts.farAhead
  return found.value > 80 ? texts.ahead : texts.best
}

/**
 * Returns the tie to claim or accept if the side to move is not ahead, by search and by static evaluation; otherwise
 * null.
 */
function tieOf(state: State, position: Position, { value }: Found): Move | null {
  if (value > 0 || evaluate(position, NO_NOISE) > 0) return null
  if (claimable(state) !== null) return { claim: true }
  return isOffered(state) ? { accept: true } : null
}

/** The answer of a puzzle is stored. Only the mates tell how far away they are. */
function solve(state: State, position: Position, thinking: Thinking) {
  const move = moveOf(position, lazy.answerOf(state), legalMoves(position))
  const ahead = ((state.puzzle?.line.length ?? 0) - state.moves.length + 1) >> 1
  return moveHint(
    position,
    thinking,
    state.run ? { move, ahead: 0, text: texts.best } : { move, ahead, text: mateText(ahead) },
  )
}

/** Moves of the side to move until a king falls, as in `describeValue`; Infinity if its own king falls, 0 if unknown. */
function movesToMate({ value }: Found, full: boolean): number {
  if (Math.abs(value) < NEAR_MATE) return 0
  if (value < 0) return Number.POSITIVE_INFINITY
  const moves = (MATE - value + 1) >> 1
  return full ? Math.max(1, moves) : moves + 1
}

const deepest = keptForParts((state: State, thinking) =>
  think(state, positionOf(state), { ...(LEVELS.extreme as Level), noise: 0 }, thinking),
)

export const bot: TurnBot<State, Move> = {
  levels: Object.keys(LEVELS),

  choose(state, level, thinking) {
    const own = LEVELS[level] ?? (LEVELS.extreme as Level)
    const position = positionOf(state)
    const chosen = own.blunders > 0 && thinking.random() < own.blunders ? BLUNDER : own
    const found = think(state, position, chosen, thinking)
    return tieOf(state, position, found) ?? stepOf(position, found.move)
  },

  hint(state, thinking) {
    const position = positionOf(state)
    if (state.puzzle) return solve(state, position, thinking)
    const found = deepest(state, thinking)
    const tie = tieOf(state, position, found)
    if (tie) return tieHint(position, thinking, tie)
    return moveHint(position, thinking, {
      move: found.move,
      ahead: movesToMate(found, position.full),
      text: describeValue(found, position.full),
    })
  },
}
