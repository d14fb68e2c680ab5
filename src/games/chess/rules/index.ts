/** Owns the rules of Extreme Chess: turns, moves of both variants, ends, clocks, and games brought in as text. */
import type { Applied, GameEvent, OptionValues, TurnRules } from '../../../engine/core/contract'
import { afterMove, type Clocks, clocksFor } from './clock'
import { debug } from './debug'
import { type End, outcomeOf } from './ends'
import { readFen, START_FEN, writeFen } from './fen'
import { checkedFen, claimOf, fullEnd, fullMoves, playFull } from './full'
import type { Step } from './moves'
import { COLOR_NAMES, type Color, KIND_NAMES, other, type Variant } from './pieces'
import { whyNot } from './refusals'
import { playSimplified, simplifiedEnd, simplifiedMoves } from './simplified'
import type { State } from './state'
import { readRecord } from './text'

export type { State } from './state'

/** A step on the board (`spent`: ms the board measured for it), a FEN or PGN brought in, a flag that falls, a tie claimed. */
export type Move =
  | (Step & { readonly spent?: number })
  | { readonly load: string }
  | { readonly flag: true }
  | { readonly claim: true }

/** The timer that lets a flag fall may be early by a rounding. */
const ROUNDING_MS = 50

export function turnOf(state: State): Color {
  return state.fen.split(' ')[1] as Color
}

/** The person's colour with these options, or null when two people play. */
export function personOf(options: OptionValues): Color | null {
  if (options.opponent !== 'computer') return null
  return options.side === 'black' ? 'b' : 'w'
}

/** What makes a position the same as another. */
const keyOf = (fen: string) => fen.split(' ').slice(0, 4).join(' ')

const seenOf = (keys: readonly string[], key: string) => keys.filter((each) => each === key).length

/** For what the side to move may claim a tie: the third repetition, or fifty quiet moves of each. Null where it may not. */
export function claimable(state: State): 'repetition' | 'quiet' | null {
  if (state.end || state.variant !== 'full') return null
  return claimOf(state.fen, seenOf(state.keys, keyOf(state.fen)))
}

/** A game that begins with this position. Throws an Error that tells the visitor what is wrong. */
function begin(text: string, variant: Variant, you: Color | null, clocks: Clocks | null): State {
  const read = writeFen(readFen(text, variant))
  const fen = variant === 'full' ? checkedFen(read) : read
  const end = variant === 'full' ? fullEnd(fen, 1) : simplifiedEnd(fen)
  return { variant, fen, start: fen, moves: [], sans: [], keys: [keyOf(fen)], you, end, clocks }
}

/** The state after a step without regard to clocks, and what happened; null when it is not allowed. */
export function stepped(state: State, step: Step): { state: State; events: GameEvent[] } | null {
  const full = state.variant === 'full'
  const made = full ? playFull(state.fen, step) : playSimplified(state.fen, step)
  if (!made) return null
  const turn = turnOf(state)
  const key = keyOf(made.fen)
  const calm = made.kind !== 'p' && made.taken === null
  const keys = calm ? [...state.keys, key] : [key]
  const end = full ? fullEnd(made.fen, seenOf(keys, key)) : simplifiedEnd(made.fen)
  const rises = made.kind === 'p' && /[18]$/.test(step.to)
  const event: GameEvent = {
    type: made.castled ? 'castle' : rises ? 'promote' : made.taken ? 'capture' : 'move',
    color: COLOR_NAMES[turn],
    san: made.san,
    piece: KIND_NAMES[made.kind],
    taken: made.taken ? KIND_NAMES[made.taken] : undefined,
    becomes: rises ? KIND_NAMES[step.promotion ?? 'q'] : undefined,
    to: step.to,
    check: made.check && !end,
  }
  const next: State = {
    ...state,
    fen: made.fen,
    moves: [...state.moves, `${step.from}${step.to}${step.promotion ?? (rises ? 'q' : '')}`],
    sans: [...state.sans, made.san],
    keys,
    end,
  }
  const events: GameEvent[] = [event]
  if (made.check && !end) events.push({ type: 'check' })
  const why = claimable(next)
  if (why) events.push({ type: 'claimable', why })
  return { state: next, events }
}

/** The state with a FEN or PGN brought in: the first game of the text. Throws an Error that tells the visitor what is wrong. */
export function loaded(state: State, text: string): State {
  return load(state, text).state
}

function load(state: State, text: string): { state: State; others: number } {
  const record = readRecord(text, state.variant)
  const clocks = state.clocks && { ...state.clocks, since: null }
  let next: State = { ...begin(record.start, state.variant, state.you, clocks), loaded: true }
  for (const { step, where } of record.steps) {
    if (next.end) throw new Error(`${where} comes after the end of the game.`)
    const after = stepped(next, step)
    if (!after) throw new Error(`${where} is not possible here.`)
    next = after.state
  }
  return { state: next, others: record.others }
}

/** Time is up for the side to move. */
function flagged(state: State): State {
  const turn = turnOf(state)
  const foe = other(turn)
  const bare = state.variant === 'full' && isBare(state.fen, foe)
  const end: End = bare ? { winner: null, reason: 'bareTime' } : { winner: foe, reason: 'time' }
  return { ...state, end, clocks: state.clocks && { ...state.clocks, [turn]: 0 } }
}

function isBare(fen: string, color: Color): boolean {
  const men = (fen.split(' ')[0] as string).replace(color === 'w' ? /[^A-Z]/g : /[^a-z]/g, '')
  return men.length <= 1
}

function applyFlag(state: State, at: number): Applied<State> {
  const { clocks } = state
  const up = clocks?.since != null && at - clocks.since >= clocks[turnOf(state)] - ROUNDING_MS
  return up ? { state: flagged(state), events: [{ type: 'flag' }] } : { refused: '' }
}

export const rules: TurnRules<State, Move> = {
  start(options) {
    const variant: Variant = options.rules === 'full' ? 'full' : 'simplified'
    return begin(START_FEN[variant], variant, personOf(options), clocksFor(options))
  },

  apply(state, move, at): Applied<State> {
    if (typeof move !== 'object' || move === null) return { refused: '' }
    if ('load' in move) {
      try {
        const { state: next, others } = load(state, String(move.load))
        return { state: next, events: [{ type: 'loaded', others }] }
      } catch (error) {
        return { refused: (error as Error).message }
      }
    }
    if (state.end) return { refused: '' }
    if ('flag' in move) return applyFlag(state, at)
    if ('claim' in move) {
      const reason = claimable(state)
      if (!reason) return { refused: '' }
      return { state: { ...state, end: { winner: null, reason } }, events: [{ type: 'claimed' }] }
    }
    const after = stepped(state, move)
    if (!after) return { refused: whyNot(state, move) }
    if (!state.clocks) return after
    const clocks = afterMove(state.clocks, turnOf(state), at, move.spent)
    return clocks
      ? { state: { ...after.state, clocks }, events: after.events }
      : { state: flagged(state), events: [{ type: 'flag' }] }
  },

  legal(state) {
    if (state.end) return []
    if (state.variant !== 'full') return simplifiedMoves(state.fen)
    return claimable(state) ? [...fullMoves(state.fen), { claim: true }] : fullMoves(state.fen)
  },

  next(state) {
    const { clocks, you } = state
    const turn = turnOf(state)
    // While the computer thinks, its flag is looked at when its move comes.
    if (state.end || !clocks || clocks.since === null || (you !== null && you !== turn)) return null
    return { after: clocks[turn], move: { flag: true } }
  },

  seat: (state) => (turnOf(state) === 'w' ? 0 : 1),
  hud: (state) => ({ Turn: state.end ? '-' : COLOR_NAMES[turnOf(state)], Moves: state.moves.length }),

  outcome(state) {
    const { end, you, variant } = state
    if (!end) return null
    const first = state.start.split(' ')[1] === (end.winner ?? 'w') ? 1 : 0
    const own = state.loaded ? null : (state.moves.length + first) >> 1
    return outcomeOf(end, you, variant === 'full', own)
  },

  notation: {
    read: (text, options) =>
      begin(text, options.rules === 'full' ? 'full' : 'simplified', personOf(options), clocksFor(options)),
    write: (state) => state.fen,
  },

  debug,
}
