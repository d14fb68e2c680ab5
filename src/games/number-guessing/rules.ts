/** Owns the rules of Number Guessing: a secret number, a few guesses, higher or lower after each. */
import type { OptionValues, TurnRules } from '../../engine/core/contract'
import { createRandom, drawInt } from '../../engine/core/random'

export interface Level {
  readonly min: number
  readonly max: number
  readonly guesses: number
}

export const LEVELS: Readonly<Record<string, Level>> = {
  easy: { min: 1, max: 50, guesses: 10 },
  medium: { min: 1, max: 100, guesses: 7 },
  hard: { min: 1, max: 200, guesses: 5 },
}

/** Where the secret number lies from a guess. */
export type Hint = 'higher' | 'lower' | 'correct'

export interface Guess {
  readonly value: number
  readonly hint: Hint
}

export interface State extends Level {
  readonly secret: number
  readonly tried: readonly Guess[]
}

/** The guess as it was typed. */
export type Move = string

/** The level of these options; medium when none is named. */
function levelOf(options: OptionValues): Level {
  return LEVELS[options.difficulty ?? 'medium'] ?? (LEVELS.medium as Level)
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

/** A whole number written with digits only (spaces around it are forgiven), or null. */
function parse(text: string): number | null {
  const digits = String(text).trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

function found(state: State): boolean {
  return state.tried.at(-1)?.hint === 'correct'
}

function isOver(state: State): boolean {
  return found(state) || state.tried.length >= state.guesses
}

export const rules: TurnRules<State, Move> = {
  start(options, seed) {
    const level = levelOf(options)
    return { ...level, secret: drawInt(createRandom(seed), level.min, level.max), tried: [] }
  },

  apply(state, move) {
    if (isOver(state)) return { refused: '' }
    const value = parse(move)
    if (value === null || value < state.min || value > state.max)
      return { refused: `Please enter a number between ${state.min} and ${state.max}` }
    const hint: Hint = value === state.secret ? 'correct' : value < state.secret ? 'higher' : 'lower'
    const next: State = { ...state, tried: [...state.tried, { value, hint }] }
    const left = next.guesses - next.tried.length
    return { state: next, events: [{ type: hint, value, left }] }
  },

  legal: (state) =>
    isOver(state) ? [] : Array.from({ length: state.max - state.min + 1 }, (_, i) => String(state.min + i)),

  hud: (state) => ({
    'Guesses left': state.guesses - state.tried.length,
    Range: `${state.min}-${state.max}`,
  }),

  outcome(state) {
    if (!isOver(state)) return null
    const used = state.tried.length
    if (!found(state))
      return {
        result: 'lost',
        title: 'Out of guesses! Try again.',
        detail: `The number was ${state.secret}.`,
      }
    return {
      result: 'won',
      title: 'You found it',
      detail: `${state.secret} it is, in ${used} ${used === 1 ? 'guess' : 'guesses'}.`,
      results: { Guesses: used },
    }
  },
}
