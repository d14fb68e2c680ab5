/** Owns the state of Word Guessing, how it begins, and what is read from it. */

import type { OptionValues } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, shuffled } from '../../../engine/core/math/random'
import { door } from './lazyRules'
import { NOTHING_SEEN, type Seen } from './seen'
import { TOPICS, type Topic } from './topics'
import { ENTRIES, type Entry, THEMES } from './words'

/** Wrong letters that lose a word. */
export const MOST_WRONG = 6

/** What happens in this game. */
export type Event =
  | { readonly type: 'hit'; readonly letter: string; readonly count: number; readonly run: number }
  | { readonly type: 'miss'; readonly letter: string; readonly left: number }
  | { readonly type: 'found'; readonly word: string; readonly points: number; readonly streak: number }
  | { readonly type: 'missed'; readonly word: string }
  | { readonly type: 'nextWord' }

export interface State {
  readonly seed: number
  /** The words of this play in their order, as places in `ENTRIES`, or in `LARGE` where something is kept of what was seen. */
  readonly order: readonly number[]
  /** Which of them is being guessed. */
  readonly at: number
  /** Letters tried on this word, small, in the order tried. */
  readonly tried: readonly string[]
  /** One letter of each word can be bought. */
  readonly sells: boolean
  /** One of this word was. */
  readonly bought: boolean
  /** The play ends with the first word that is lost. */
  readonly survival: boolean
  /** The visitor has ended the play. */
  readonly finished: boolean
  readonly score: number
  readonly found: number
  readonly streak: number
  readonly bestStreak: number
  /** What was seen of the large list, this play included; null where the first list is played. */
  readonly seen: Seen | null
  /** Topics of the large list that are played, as places in `TOPICS`. */
  readonly topics: readonly number[]
  /** The one word of this play, hidden by a friend. */
  readonly given: Entry | null
}

const every = (length: number) => Array.from({ length }, (_, place) => place)

function countOf(options: OptionValues): number | undefined {
  const count = Number.parseInt(options.length ?? '', 10)
  return count > 0 ? count : undefined
}

/** A fresh play; of the large list one in which nothing was seen before. */
export function startState(options: OptionValues, seed: number): State {
  const { theme = 'all', topic = 'all', length, list, letter } = options
  const first = list !== 'large'
  const place = TOPICS.indexOf(topic as Topic)
  const topics = first ? [] : place < 0 ? every(TOPICS.length) : [place]
  const seen = first ? null : { ...NOTHING_SEEN, key: 1 + (Math.abs(Math.trunc(seed)) % 1_000_000_007) }
  const all = ENTRIES.flatMap((entry, place) =>
    (THEMES[theme]?.some((category) => category === entry.category) ?? true) ? [place] : [],
  )
  const order = seen ? door.part.orderFor(seen, topics, seed) : shuffled(createRandom(seed), all)
  return {
    seed,
    order: order.slice(0, countOf(options)),
    at: 0,
    tried: [],
    sells: letter === 'on',
    bought: false,
    survival: length === 'survival',
    finished: false,
    score: 0,
    found: 0,
    streak: 0,
    bestStreak: 0,
    seen,
    topics,
    given: null,
  }
}

export function entryOf({ given, seen, order, at }: State): Entry {
  return given ?? ((seen ? door.part.LARGE : ENTRIES)[itemAt(order, at)] as Entry)
}

/** Wrong letters so far, in the order tried. */
export function wrongOf(state: State): string[] {
  const word = entryOf(state).word.toLowerCase()
  return state.tried.filter((letter) => !word.includes(letter))
}

/** Letters of the word that were not tried, each once, small. */
export function lettersLeft(state: State): string[] {
  return [...new Set(entryOf(state).word.toLowerCase())].filter((letter) => !state.tried.includes(letter))
}

export function isFound(state: State): boolean {
  return lettersLeft(state).length === 0
}

export function isMissed(state: State): boolean {
  return wrongOf(state).length >= MOST_WRONG
}

/** Found or missed: 'Next Word' is open. */
export function isSettled(state: State): boolean {
  return isFound(state) || isMissed(state)
}

/** A letter can be bought now: one of each word, and never the last. */
export function canBuy(state: State): boolean {
  return state.sells && !state.bought && !isOver(state) && !isSettled(state) && lettersLeft(state).length > 1
}

/** The visitor alone ends this play: it is neither counted nor ended by a miss. */
export function isEndless(state: State, options: OptionValues): boolean {
  return !state.survival && !state.given && (options.length ?? 'endless') === 'endless'
}

export function isOver(state: State): boolean {
  if (state.finished) return true
  if (!isSettled(state)) return false
  return state.at === state.order.length - 1 || (state.survival && isMissed(state))
}
