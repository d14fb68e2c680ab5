/** One move of a game: whose turn it is, what it leads to, and what can be claimed. */

import type { Options } from '../options'
import type { Clocks } from './clock'
import { writeFen } from './fen'
import { lazyRules } from './lazyRules'
import type { Step } from './moves'
import { type Color, isFull, KIND_NAMES, type Variant } from './pieces'
import { playSimplified, simplifiedEnd } from './simplified'
import type { Event, State } from './state'

export function turnOf(state: State): Color {
  return state.fen.split(' ')[1] as Color
}

/** The person's color with these options; null if two people play. */
export function personOf(options: Options): Color | null {
  if (options.opponent !== 'computer' || options.task !== 'game') return null
  return options.side === 'black' ? 'b' : 'w'
}

/** The part of a FEN that decides whether positions are the same. */
const keyOf = (fen: string) => fen.split(' ').slice(0, 4).join(' ')

const seenOf = (keys: readonly string[], key: string) => keys.filter((each) => each === key).length

/**
 * The reason for which the side to move may claim a tie: threefold repetition or the fifty-move rule. Null if it may
 * not.
 */
export function claimable(state: State): 'repetition' | 'quiet' | null {
  if (state.end || !isFull(state.variant)) return null
  return lazyRules.part.claimOf(state.fen, seenOf(state.keys, keyOf(state.fen)))
}

/**
 * A game that starts at a position from another source.
 *
 * @throws Error with a message for the player
 */
export function begin(text: string, variant: Variant, you: Color | null, clocks: Clocks | null): State {
  const { setup, notes } = lazyRules.part.readPosition(text, variant)
  const read = writeFen(setup)
  const state = beginAt(isFull(variant) ? lazyRules.part.checkedFen(read) : read, variant, you, clocks)
  remarks.set(state, notes)
  return state
}

/** Notes from reading a state's text. */
const remarks = new WeakMap<State, readonly string[]>()

/** Sentences about what the text of a position contained and this state does not. */
export const remarksOn = (state: State): readonly string[] => remarks.get(state) ?? []

/** A game that starts at this position. */
export function beginAt(fen: string, variant: Variant, you: Color | null, clocks: Clocks | null): State {
  const end = isFull(variant) ? lazyRules.part.fullEnd(fen, 1) : simplifiedEnd(fen)
  return { variant, fen, start: fen, moves: [], sans: [], keys: [keyOf(fen)], you, end, clocks }
}

/** The state after a move, ignoring clocks, with its events; null if the move is illegal. */
export function stepped(state: State, step: Step): { state: State; events: Event[] } | null {
  const full = isFull(state.variant)
  const made = full ? lazyRules.part.playFull(state.fen, step) : playSimplified(state.fen, step)
  if (!made) return null
  const turn = turnOf(state)
  const key = keyOf(made.fen)
  const calm = made.kind !== 'p' && made.taken === null
  const keys = calm ? [...state.keys, key] : [key]
  const end = full ? lazyRules.part.fullEnd(made.fen, seenOf(keys, key)) : simplifiedEnd(made.fen)
  const rises = made.kind === 'p' && /[18]$/.test(step.to)
  const event: Event = {
    type: made.castled ? 'castle' : rises ? 'promote' : made.taken ? 'capture' : 'move',
    color: turn,
    san: made.san,
    piece: KIND_NAMES[made.kind],
    taken: made.taken ? KIND_NAMES[made.taken] : undefined,
    becomes: rises ? KIND_NAMES[step.promotion ?? 'q'] : undefined,
    to: step.to,
    check: made.check && !end,
  }
  const { offer: _, ...before } = state
  const next: State = {
    ...before,
    fen: made.fen,
    moves: [...state.moves, `${step.from}${step.to}${step.promotion ?? (rises ? 'q' : '')}`],
    sans: [...state.sans, made.san],
    keys,
    end,
  }
  const events: Event[] = [event]
  if (made.check && !end) events.push({ type: 'check' })
  const why = claimable(next)
  if (why) events.push({ type: 'claimable', why })
  return { state: next, events }
}
