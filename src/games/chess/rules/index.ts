/** The rules of Extreme Chess: turns, moves of both variants, ends, clocks and imported games. */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { numberFor, startFen } from './chess960'
import { afterMove, clocksFor, ROUNDING_MS } from './clock'
import { debug } from './debug'
import { detailOf, type End, outcomeOf } from './ends'
import { START_FEN } from './fen'
import { lazyRules, variantOf } from './lazyRules'
import { loadText } from './load'
import type { Step } from './moves'
import { COLOR_NAMES, type Color, isFull, other, VARIANTS, type Variant } from './pieces'
import { applyToPuzzle, startPuzzle } from './puzzle'
import { whyNot } from './refusals'
import { acceptDraw, isOffered, mayEnd, resign, withDrawOffer } from './resignOrDraw'
import { applyToRun, nextOf } from './run'
import { simplifiedMoves } from './simplified'
import { type Event, isAnswering, isBetween, type Move, type State } from './state'
import { begin, beginAt, claimable, personOf, remarksOn, stepped, turnOf } from './stepping'

export { type Event, isTaskStart, type Move, type State } from './state'
export { claimable, personOf, stepped, turnOf } from './stepping'

/** Delay before a puzzle's reply is played. */
const ANSWER_MS = 600

/** The board moves available, without draw offers. */
export function steps(state: State): readonly Step[] {
  if (state.end || isAnswering(state) || isBetween(state)) return []
  return isFull(state.variant) ? lazyRules.part.fullMoves(state.fen) : simplifiedMoves(state.fen)
}

/**
 * The state after importing a FEN or PGN; only the first game of the text is read.
 *
 * @param variant the rules to use from now on; by default those of the game
 * @throws Error whose message explains the problem
 */
export function loaded(state: State, text: string, variant: Variant = state.variant): State {
  return loadText(state, text, variant).state
}

/** Imports a FEN or PGN, as a move. */
function load(state: State, text: string, variant: Variant): Applied<State, Event> {
  try {
    const { state: next, others, notes } = loadText(state, text, variant)
    const over = next.end ? texts.load.over(detailOf(next.end, isFull(variant))) : ''
    const event: Event = {
      type: 'loaded',
      others,
      ...(variant === state.variant ? {} : { rules: variant }),
      ...(notes.length > 0 || over ? { notes: [over, ...notes].filter(Boolean).join(' ') } : {}),
    }
    return { state: next, events: [event] }
  } catch (error) {
    return { refused: (error as Error).message }
  }
}

/** The side to move has run out of time. */
function flagged(state: State): State {
  const turn = turnOf(state)
  const foe = other(turn)
  const bare = isFull(state.variant) && isBare(state.fen, foe)
  const end: End = bare ? { winner: null, reason: 'bareTime' } : { winner: foe, reason: 'time' }
  return { ...state, end, clocks: state.clocks && { ...state.clocks, [turn]: 0 } }
}

/** The result of a move in a game with clocks. */
function timed(
  before: State,
  after: { readonly state: State; readonly events: readonly Event[] },
  at: number,
  spent: number | undefined,
): Applied<State, Event> {
  const clocks = before.clocks && afterMove(before.clocks, turnOf(before), at, spent)
  return clocks
    ? { state: { ...after.state, clocks }, events: after.events }
    : { state: flagged(before), events: [{ type: 'flag' }] }
}

function isBare(fen: string, color: Color): boolean {
  const men = itemAt(fen.split(' '), 0).replace(color === 'w' ? /[^A-Z]/g : /[^a-z]/g, '')
  return men.length <= 1
}

function applyFlag(state: State, at: number): Applied<State, Event> {
  const { clocks } = state
  const up = clocks?.since != null && at - clocks.since >= clocks[turnOf(state)] - ROUNDING_MS
  return up ? { state: flagged(state), events: [{ type: 'flag' }] } : { refused: '' }
}

/** The same move with a draw offer. Written out, because spreads are slow and every position has dozens of moves. */
function offeringToo({ from, to, promotion }: Step): Move {
  return promotion === undefined ? { from, to, draw: true } : { from, to, promotion, draw: true }
}

/** The stat of a puzzle that is set. */
function taskOf({ puzzle, start }: State) {
  if (puzzle?.seed !== undefined || !puzzle) return {}
  return { Task: texts.mates(COLOR_NAMES[start.split(' ')[1] === 'b' ? 'b' : 'w'], puzzle.mate) }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const puzzle = startPuzzle(options, seed)
    if (puzzle) return puzzle
    const variant = variantOf(options)
    const start = variant === 'chess960' ? startFen(numberFor(seed)) : START_FEN[variant]
    return beginAt(start, variant, personOf(options), clocksFor(options))
  },

  apply(state, move, at): Applied<State, Event> {
    if (typeof move !== 'object' || move === null) return { refused: '' }
    if ('load' in move)
      return load(state, String(move.load), VARIANTS.find((each) => each === move.rules) ?? state.variant)
    if (state.end) return { refused: '' }
    if (state.run) return applyToRun(state, state.run, move, at)
    if ('flag' in move) return applyFlag(state, at)
    if ('claim' in move) {
      const reason = claimable(state)
      if (!reason) return { refused: '' }
      return { state: { ...state, end: { winner: null, reason } }, events: [{ type: 'claimed' }] }
    }
    if ('accept' in move) return move.accept === true ? acceptDraw(state) : { refused: '' }
    if ('resign' in move) return move.resign === true ? resign(state) : { refused: '' }
    if (state.puzzle) return applyToPuzzle(state, move)
    if (!('to' in move)) return { refused: '' }
    if (move.draw !== undefined && move.draw !== true) return { refused: '' }
    const after = stepped(state, move)
    if (!after) return { refused: whyNot(state, move) }
    const made = state.clocks ? timed(state, after, at, move.spent) : after
    return move.draw ? withDrawOffer(state, made) : made
  },

  legal(state) {
    if (state.run?.phase === 'waiting') return [{ puzzle: lazyRules.part.FIRST[state.run.kind] }]
    const moves = steps(state)
    if (!mayEnd(state)) return moves
    return [
      ...moves,
      ...moves.map(offeringToo),
      { resign: true },
      ...(isOffered(state) ? [{ accept: true } as const] : []),
      ...(claimable(state) ? [{ claim: true } as const] : []),
    ]
  },

  next(state) {
    if (state.run) return nextOf(state, state.run, ANSWER_MS)
    if (isAnswering(state)) return { after: ANSWER_MS, move: { answer: true } }
    const { clocks, you } = state
    const turn = turnOf(state)
    // The computer's clock is checked when its move arrives.
    if (state.end || !clocks || clocks.since === null || (you !== null && you !== turn)) return null
    return { after: clocks[turn], move: { flag: true } }
  },

  seat: (state) => (turnOf(state) === 'w' ? 0 : 1),
  hud(state): Hud<Stat> {
    const turn = state.end ? {} : { Turn: COLOR_NAMES[turnOf(state)] }
    const { run } = state
    if (!run) return { ...taskOf(state), ...turn, Moves: state.moves.length }
    return run.kind === 'storm'
      ? { ...turn, Solved: run.solved, Combo: run.combo }
      : { ...turn, Solved: run.solved }
  },

  outcome(state): Outcome<Stat> | null {
    const { end, you, variant, puzzle, run } = state
    if (!end) return null
    if (run) return lazyRules.part.runOutcome(run, end)
    if (puzzle) return lazyRules.part.puzzleOutcome(puzzle)
    const first = state.start.split(' ')[1] === (end.winner ?? 'w') ? 1 : 0
    const own = state.loaded ? null : (state.moves.length + first) >> 1
    return outcomeOf(end, you, isFull(variant), own)
  },

  notation: {
    // An imported game may use other rules than the options say; then its text names them.
    read(text, options) {
      const [, named] = text.match(/\srules (full|simplified|chess960)\s*$/) ?? []
      const position = named === undefined ? text : text.replace(/\srules \w+\s*$/, '')
      const variant = VARIANTS.find((each) => each === named)
      const state = begin(position, variant ?? variantOf(options), personOf(options), clocksFor(options))
      return variant && variant !== variantOf(options) ? { ...state, byText: true } : state
    },
    write: (state) => (state.byText ? `${state.fen} rules ${state.variant}` : state.fen),
    remark: (state) => remarksOn(state).join(' ') || null,
    isInLink: ({ run }) => run === undefined,
  },

  debug,
}
