/** Owns one step of a game: whose turn it is, what a step leads to, and what may be claimed. */
import type { OptionValues } from '../../../engine/core/game/contract'
import type { Clocks } from './clock'
import { writeFen } from './fen'
import { door } from './lazyRules'
import type { Step } from './moves'
import { COLOR_NAMES, type Color, KIND_NAMES, type Variant } from './pieces'
import { playSimplified, simplifiedEnd } from './simplified'
import type { Event, State } from './state'

export function turnOf(state: State): Color {
  return state.fen.split(' ')[1] as Color
}

/** The person's colour with these options, or null when two people play. */
export function personOf(options: OptionValues): Color | null {
  if (options.opponent !== 'computer' || (options.task ?? 'game') !== 'game') return null
  return options.side === 'black' ? 'b' : 'w'
}

/** What makes a position the same as another. */
const keyOf = (fen: string) => fen.split(' ').slice(0, 4).join(' ')

const seenOf = (keys: readonly string[], key: string) => keys.filter((each) => each === key).length

/** For what the side to move may claim a tie: the third repetition, or fifty quiet moves of each. Null where it may not. */
export function claimable(state: State): 'repetition' | 'quiet' | null {
  if (state.end || state.variant !== 'full') return null
  return door.part.claimOf(state.fen, seenOf(state.keys, keyOf(state.fen)))
}

/** A game that begins with a position from elsewhere. Throws an Error that tells the visitor what is wrong. */
export function begin(text: string, variant: Variant, you: Color | null, clocks: Clocks | null): State {
  const { setup, notes } = door.part.readPosition(text, variant)
  const read = writeFen(setup)
  const state = beginAt(variant === 'full' ? door.part.checkedFen(read) : read, variant, you, clocks)
  remarks.set(state, notes)
  return state
}

/** What was left out of the text that a state was read from. */
const remarks = new WeakMap<State, readonly string[]>()

/** Sentences about what the text of a position said and this state, read from it, has not. */
export const remarksOn = (state: State): readonly string[] => remarks.get(state) ?? []

/** A game that begins with this position. */
export function beginAt(fen: string, variant: Variant, you: Color | null, clocks: Clocks | null): State {
  const end = variant === 'full' ? door.part.fullEnd(fen, 1) : simplifiedEnd(fen)
  return { variant, fen, start: fen, moves: [], sans: [], keys: [keyOf(fen)], you, end, clocks }
}

/** The state after a step without regard to clocks, and what happened; null when it is not allowed. */
export function stepped(state: State, step: Step): { state: State; events: Event[] } | null {
  const full = state.variant === 'full'
  const made = full ? door.part.playFull(state.fen, step) : playSimplified(state.fen, step)
  if (!made) return null
  const turn = turnOf(state)
  const key = keyOf(made.fen)
  const calm = made.kind !== 'p' && made.taken === null
  const keys = calm ? [...state.keys, key] : [key]
  const end = full ? door.part.fullEnd(made.fen, seenOf(keys, key)) : simplifiedEnd(made.fen)
  const rises = made.kind === 'p' && /[18]$/.test(step.to)
  const event: Event = {
    type: made.castled ? 'castle' : rises ? 'promote' : made.taken ? 'capture' : 'move',
    color: COLOR_NAMES[turn],
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
