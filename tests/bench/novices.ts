/**
 * Models of people who have just learned chess: what they consider before they move, and how the lower levels do
 * against them.
 */

import type { TurnBot } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { createRandom, draw, type Random } from '../../src/engine/core/math/random'
import { bot } from '../../src/games/chess/bot'
import { MIDDLEGAME_MATERIAL } from '../../src/games/chess/bot/pieceSquareTables'
import { type Options, options } from '../../src/games/chess/options'
import { type Move, rules, type State } from '../../src/games/chess/rules'
import { readFen } from '../../src/games/chess/rules/fen'
import { legalMoves, stepOf } from '../../src/games/chess/rules/moves'
import { Position } from '../../src/games/chess/rules/position'
import { heading, table } from './print'

const GAMES = 20
const LEVELS = ['beginner', 'easy', 'normal', 'hard']
/** Half moves after which a game is a tie. */
const MAX = 300
/** More than everything else on the board. */
const KING = 10_000

/** What a move gains, in hundredths of a pawn; a promotion is a gain too. */
function gain(position: Position, move: number): number {
  const taken = (position.squares[(move >> 7) & 127] as number) & 7
  return (
    (taken === 6 ? KING : (MIDDLEGAME_MATERIAL[taken] as number)) +
    (MIDDLEGAME_MATERIAL[(move >> 14) & 7] as number)
  )
}

/** The most that the side to move can capture at once. */
function bestCapture(position: Position): number {
  return legalMoves(position).reduce((max, move) => Math.max(max, gain(position, move)), 0)
}

type Wish = (position: Position, move: number) => number

/** The move that each of them prefers; equal ones are chosen at random. */
const NOVICES = {
  'moves at random': () => 0,
  'captures whatever it can': (position: Position, move: number) => Math.sign(gain(position, move)),
  'captures the most valuable piece': gain,
  'looks at the reply': (position: Position, move: number) => {
    const now = gain(position, move)
    position.make(move)
    const answer = bestCapture(position)
    position.unmake(move)
    return now - answer
  },
}

function moveOf(state: State, wants: Wish, random: Random): Move {
  const position = new Position(state.variant, readFen(state.fen))
  const rated = legalMoves(position).map((move) => ({
    move,
    value: wants(position, move),
    tie: draw(random),
  }))
  rated.sort((a, b) => b.value - a.value || b.tie - a.tie)
  return stepOf(position, (rated[0] as { move: number }).move)
}

/** Result of the novice (1, 0.5, 0) against a level; it has White in even games. */
function game(
  novice: keyof typeof NOVICES,
  level: string,
  number: number,
  variant: Options['rules'],
): number {
  const random = createRandom(number + 1)
  const wants: Wish = NOVICES[novice]
  const seat = number % 2
  let state = rules.start(completeOptions(options, { rules: variant, opponent: 'two' }), number + 1)
  for (let i = 0; i < MAX; i++) {
    const outcome = rules.outcome(state)
    if (outcome) return outcome.result === 'tied' ? 0.5 : (rules.seat?.(state) ?? 0) === seat ? 0 : 1
    const mine = (rules.seat?.(state) ?? 0) === seat
    const thinking = { random: () => draw(random), overtime: () => false }
    const move = mine
      ? moveOf(state, wants, random)
      : (bot as TurnBot<State, Move>).choose(state, level, thinking)
    const applied = rules.apply(state, move, i)
    if ('refused' in applied) throw new Error(applied.refused)
    state = applied.state
  }
  return 0.5
}

/** Share of the points (0..1) that a novice wins against a level in this many games. */
export function shareOf(
  novice: keyof typeof NOVICES,
  level: string,
  games: number,
  variant: 'simplified' | 'full',
): number {
  let points = 0
  for (let n = 0; n < games; n++) points += game(novice, level, n, variant)
  return points / games
}

export function novices(): void {
  heading(`Chess: points of people who have just learned it, ${GAMES} games against each of the lower levels`)
  const rows = (['simplified', 'full'] as const).flatMap((variant) =>
    (Object.keys(NOVICES) as (keyof typeof NOVICES)[]).map((novice) => {
      const shares = LEVELS.map((level) => shareOf(novice, level, GAMES, variant))
      return [variant, novice, ...shares.map((share) => `${Math.round(share * 100)}%`)]
    }),
  )
  table(['variant', 'who', ...LEVELS], rows)
}
