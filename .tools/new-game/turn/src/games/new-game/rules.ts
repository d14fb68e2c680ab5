/** The rules of New Game: thirteen cards in a row; for each, guess whether the next is higher or lower. */

import type { Hud, Outcome, TurnRules } from '../../engine/core/game/contract'
import type { NoOptions } from '../../engine/core/game/define'
import { createRandom, shuffled } from '../../engine/core/math/random'
import { type Stat, texts } from './texts/game'

/** The cards of a game. There is one guess fewer. */
export const CARDS = 13
/** Ranks from lowest to highest. */
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

export interface State {
  /** Ranks (0 to 12) in the order they are revealed. */
  readonly cards: readonly number[]
  /** Whether each guess so far was right. */
  readonly guesses: readonly boolean[]
}

export type Move = 'higher' | 'lower'

/** The events of this game. Sounds, texts and trophies refer to their types. */
export type Event = { readonly type: 'right' | 'wrong'; readonly rank: string }

const MOVES: readonly Move[] = ['higher', 'lower']

/** The open card, or the card at another position. */
export function rankOf(state: State, index = state.guesses.length): string {
  return RANKS[state.cards[index] as number] as string
}

function isOver(state: State): boolean {
  return state.guesses.length === CARDS - 1
}

const rightOf = (state: State): number => state.guesses.filter(Boolean).length

export const rules: TurnRules<State, Move, Event, NoOptions, Stat> = {
  start(_options, seed) {
    const deck = Array.from({ length: 52 }, (_, card) => card % RANKS.length)
    return { cards: shuffled(createRandom(seed), deck).slice(0, CARDS), guesses: [] }
  },

  apply(state, move) {
    if (isOver(state) || !MOVES.includes(move)) return { refused: '' }
    const index = state.guesses.length
    const rise = (state.cards[index + 1] as number) - (state.cards[index] as number)
    const right = move === 'higher' ? rise >= 0 : rise <= 0
    const next: State = { ...state, guesses: [...state.guesses, right] }
    return { state: next, events: [{ type: right ? 'right' : 'wrong', rank: rankOf(next) }] }
  },

  legal: (state) => (isOver(state) ? [] : MOVES),
  hud: (state): Hud<Stat> => ({ Right: rightOf(state), 'Guesses left': CARDS - 1 - state.guesses.length }),

  outcome(state): Outcome<Stat> | null {
    if (!isOver(state)) return null
    const right = rightOf(state)
    return { result: 'over', title: texts.counted(right, CARDS - 1), results: { Right: right } }
  },

  debug: (state) =>
    [
      rankOf(state, 0),
      ...state.guesses.map((right, i) => `${right ? '+' : '-'}${rankOf(state, i + 1)}`),
    ].join(' '),
}
