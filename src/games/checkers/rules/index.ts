/** Owns the rules of Checkers: red moves first; the simplified game of the specification, and English draughts. */

import type { GameEvent, OptionValues, TurnRules } from '../../../engine/core/contract'
import { printGrid } from '../../../engine/core/grid'
import { generate, isProgress, type Move as Jump, moved, type Position, piecesOf } from './moves'
import { readPosition, writePosition } from './notation'
import { refusal } from './refusals'
import { count, SIZE, type Side, squareAt } from './squares'

export interface State {
  /** Bits of the 32 dark squares: square 1 is the lowest. */
  readonly red: number
  readonly white: number
  readonly kings: number
  readonly turn: Side
  /** English draughts: captures are forced and taken to their end. */
  readonly tournament: boolean
  /** Moves of both sides together. */
  readonly moves: number
  /** Moves of both sides since the last capture or step of a man. */
  readonly quiet: number
  /** The path of the last move; empty at the start. */
  readonly last: Path
  /** The side of the only person playing against the computer; null when two people play. */
  readonly you: Side | null
}

/** Squares (0 to 31) from the start to the rest, with every landing between. */
export type Path = readonly number[]

export const NAMES = ['Red', 'White'] as const

/** Red on squares 1 to 12, White on 21 to 32. */
export const START: Position = { red: 0x00000fff, white: 0xfff00000 | 0, kings: 0, turn: 0 }

/** Forty moves of each side without a capture or a man's step are a tie; the simplified game waits for fifty. */
export const TIE_AFTER = { tournament: 80, simplified: 100 } as const

/** The person's side with these options, or null when two people play. */
export function personOf(options: OptionValues): Side | null {
  if (options.opponent === undefined || options.opponent === 'two') return null
  return options.side === 'white' ? 1 : 0
}

// States do not change: the moves of one are worked out once.
const known = new WeakMap<State, readonly Jump[]>()

/** Every legal move with what it takes; none when the game is over. */
export function movesOf(state: State): readonly Jump[] {
  const before = known.get(state)
  if (before) return before
  const moves = isTied(state) ? [] : generate(state, state.tournament)
  known.set(state, moves)
  return moves
}

/** Without a capture for so long that nobody wins any more. */
export function isTied(state: State): boolean {
  return state.quiet >= (state.tournament ? TIE_AFTER.tournament : TIE_AFTER.simplified)
}

/** In the tournament game with something to take: only these moves are allowed. */
export function mustTake(state: State): boolean {
  return state.tournament && (movesOf(state)[0]?.taken ?? 0) !== 0
}

function begin(position: Position, options: OptionValues): State {
  return {
    ...position,
    tournament: options.variant === 'tournament',
    moves: 0,
    quiet: 0,
    last: [],
    you: personOf(options),
  }
}

function find(state: State, path: unknown): Jump | undefined {
  if (!Array.isArray(path)) return undefined
  return movesOf(state).find(
    (move) => move.path.length === path.length && move.path.every((square, index) => square === path[index]),
  )
}

export const rules: TurnRules<State, Path> = {
  start: (options) => begin(START, options),

  apply(state, path) {
    const move = find(state, path)
    if (!move) return { refused: refusal(state, movesOf(state), path) }
    const after = moved(state, move)
    const side = NAMES[state.turn]
    const from = (move.path[0] as number) + 1
    const to = (move.path.at(-1) as number) + 1
    const taken = count(move.taken)
    const events: GameEvent[] = [
      taken > 0 ? { type: 'capture', side, from, to, taken } : { type: 'move', side, from, to },
    ]
    const crowned = count(after.kings) > count(state.kings & ~move.taken)
    if (crowned) events.push({ type: 'king', side, square: to })
    const next: State = {
      ...state,
      ...after,
      moves: state.moves + 1,
      quiet: isProgress(state, move) ? 0 : state.quiet + 1,
      last: move.path,
    }
    const end = rules.outcome(next)
    if (end)
      events.push({ type: 'end', title: end.title, good: end.result === 'won' || end.result === 'over' })
    return { state: next, events }
  },

  legal: (state) => movesOf(state).map((move) => move.path),
  seat: (state) => state.turn,

  hud: (state) => ({
    Turn: movesOf(state).length === 0 ? '-' : NAMES[state.turn],
    Moves: state.moves,
  }),

  outcome(state) {
    if (movesOf(state).length > 0) return null
    if (isTied(state))
      return {
        result: 'tied',
        title: "It's a tie",
        detail: `${state.tournament ? 'Forty' : 'Fifty'} moves each without a capture or a step of a man.`,
      }
    const winner = state.turn === 0 ? 1 : 0
    const detail =
      piecesOf(state, state.turn) === 0
        ? `${NAMES[state.turn]} has no pieces left.`
        : `${NAMES[state.turn]} cannot move.`
    if (state.you === null) return { result: 'over', title: `${NAMES[winner]} wins`, detail }
    return winner === state.you
      ? { result: 'won', title: 'You win', detail, results: { Moves: Math.ceil(state.moves / 2) } }
      : { result: 'lost', title: 'The computer wins', detail }
  },

  notation: {
    read: (text, options) => begin(readPosition(text), options),
    write: writePosition,
  },

  // r and w are men, R and W kings; light squares are left empty.
  debug: ({ red, white, kings }) =>
    printGrid(SIZE, SIZE, (row, col) => {
      const square = squareAt(row, col)
      if (square < 0) return ' '
      const bit = 1 << square
      const man = red & bit ? 'r' : white & bit ? 'w' : '.'
      return kings & bit ? man.toUpperCase() : man
    }),
}
