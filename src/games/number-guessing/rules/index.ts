/**
 * The rules of Number Guessing: a secret number, a few guesses, higher or lower after each; or the computer guesses
 * the player's number.
 */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { typedText } from '../../../engine/core/input/typed'
import { createRandom, drawInt } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'

export interface Level {
  readonly min: number
  readonly max: number
  readonly guesses: number
}

const LEVELS: Readonly<Record<Options['difficulty'], Level>> = {
  easy: { min: 1, max: 50, guesses: 10 },
  medium: { min: 1, max: 100, guesses: 7 },
  hard: { min: 1, max: 200, guesses: 5 },
}

/** The secret number relative to a guess. */
export type Hint = 'higher' | 'lower' | 'correct'

export interface Guess {
  readonly value: number
  readonly hint: Hint
}

export type Event =
  | { readonly type: 'higher' | 'lower' | 'correct'; readonly value: number; readonly left: number }
  | { readonly type: 'answer' | 'revealed'; readonly value: number; readonly hint: Hint }

export interface State extends Level {
  /** 0 if the player has chosen it. */
  readonly secret: number
  /** The computer guesses, and the player answers. */
  readonly asks: boolean
  readonly tried: readonly Guess[]
}

/** The guess as typed, or the player's answer to the computer's guess. */
export type Move = string

export const ANSWERS: readonly Hint[] = ['lower', 'correct', 'higher']

/** The number of guesses that always suffices by halving; the last one names the number. */
export function sureGuesses(numbers: number): number {
  let guesses = 0
  for (let left = numbers; left > 0; left = Math.floor(left / 2)) guesses++
  return guesses
}

/** The range that is still possible after the guesses so far. */
export function rangeOf(state: State): { low: number; high: number } {
  let low = state.min
  let high = state.max
  for (const { value, hint } of state.tried) {
    if (hint !== 'lower') low = Math.max(low, hint === 'correct' ? value : value + 1)
    if (hint !== 'higher') high = Math.min(high, hint === 'correct' ? value : value - 1)
  }
  return { low, high }
}

/** Parses a whole number written with digits only, ignoring spaces around it; null for other text. */
function parse(text: string): number | null {
  const digits = typedText(String(text))
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

function found(state: State): boolean {
  return state.tried.at(-1)?.hint === 'correct'
}

/** The player's answers contradict each other. */
function isImpossible(state: State): boolean {
  const { low, high } = rangeOf(state)
  return state.asks && low > high
}

function isOver(state: State): boolean {
  return found(state) || isImpossible(state) || (!state.asks && state.tried.length >= state.guesses)
}

/** The computer's current guess: the middle of the possible range. */
export function guessOf(state: State): number {
  const { low, high } = rangeOf(state)
  return Math.floor((low + high) / 2)
}

function answered(state: State, move: Move): Applied<State, Event> {
  const hint = ANSWERS.find((answer) => answer === move)
  if (!hint) return { refused: '' }
  const next: State = { ...state, tried: [...state.tried, { value: guessOf(state), hint }] }
  return {
    state: next,
    events: [{ type: hint === 'correct' ? 'revealed' : 'answer', value: guessOf(state), hint }],
  }
}

/** The outcome of the computer's search. Nobody wins, and no record is kept. */
function fared(state: State): Outcome<Stat> {
  const used = state.tried.length
  const sure = sureGuesses(state.max - state.min + 1)
  if (isImpossible(state))
    return { result: 'over', title: texts.ends.noNumber, detail: texts.ends.wrongAnswer }
  return {
    result: 'over',
    title: texts.ends.yourNumber(state.tried.at(-1)?.value as number),
    detail: texts.ends.computerFound(used, sure),
  }
}

/** What halving would achieve: certain success, or how many numbers the guesses cover. `result` is a whole sentence. */
function withAdvice(result: string, { min, max, guesses }: State): string {
  const numbers = max - min + 1
  const sure = sureGuesses(numbers)
  if (sure <= guesses) return texts.ends.enough(result, sure)
  let reach = 0
  for (let i = 0; i < guesses; i++) reach = reach * 2 + 1
  return texts.ends.reach(result, guesses, reach, numbers)
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const level = LEVELS[options.difficulty]
    const secret = drawInt(createRandom(seed), level.min, level.max)
    if (options.role === 'you') return { ...level, secret, asks: false, tried: [] }
    const guesses = sureGuesses(level.max - level.min + 1)
    return { ...level, guesses, secret: 0, asks: true, tried: [] }
  },

  apply(state, move) {
    if (isOver(state)) return { refused: '' }
    if (state.asks) return answered(state, move)
    const value = parse(move)
    if (value === null || value < state.min || value > state.max)
      return { refused: texts.refusals.range(state.min, state.max) }
    const hint: Hint = value === state.secret ? 'correct' : value < state.secret ? 'higher' : 'lower'
    const next: State = { ...state, tried: [...state.tried, { value, hint }] }
    const left = next.guesses - next.tried.length
    return { state: next, events: [{ type: hint, value, left }] }
  },

  legal(state) {
    if (isOver(state)) return []
    if (state.asks) return ANSWERS
    return Array.from({ length: state.max - state.min + 1 }, (_, i) => String(state.min + i))
  },

  hud: (state): Hud<Stat> => ({
    ...(state.asks
      ? { Guesses: state.tried.length }
      : { 'Guesses left': state.guesses - state.tried.length }),
    Range: texts.board.range(state.min, state.max),
  }),

  outcome(state): Outcome<Stat> | null {
    if (!isOver(state)) return null
    if (state.asks) return fared(state)
    const used = state.tried.length
    if (!found(state))
      return {
        result: 'lost',
        title: texts.ends.out,
        detail: withAdvice(texts.ends.numberWas(state.secret), state),
      }
    return {
      result: 'won',
      title: texts.ends.found,
      said: texts.ends.foundIn(used),
      detail: withAdvice(texts.ends.numberWas(state.secret), state),
      results: { Guesses: used },
    }
  },
}
