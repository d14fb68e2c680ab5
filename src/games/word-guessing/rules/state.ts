/** The state of Word Guessing, its initial value, and values derived from it. */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, shuffled } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { lazyRules } from './lazyRules'
import { entriesOf } from './ownWords'
import { NOTHING_SEEN, type Seen } from './seen'
import { TOPICS } from './topics'
import { ENTRIES, type Entry, THEMES } from './words'

/** Number of wrong letters that lose a word. */
export const MAX_WRONG = 6

export type Event =
  | { readonly type: 'hit'; readonly letter: string; readonly count: number; readonly run: number }
  | { readonly type: 'miss'; readonly letter: string; readonly left: number }
  | { readonly type: 'found'; readonly word: string; readonly points: number; readonly streak: number }
  | { readonly type: 'missed'; readonly word: string }
  | { readonly type: 'nextWord' }

export interface State {
  readonly seed: number
  /** The words of this game in order, as indices in `ENTRIES`, or in `LARGE` if seen words are stored. */
  readonly order: readonly number[]
  /** Index of the current word in `order`. */
  readonly at: number
  /** Letters tried on this word, in lowercase, in order. */
  readonly tried: readonly string[]
  /** One letter of each word can be bought. */
  readonly sells: boolean
  /** A letter of this word was bought. */
  readonly bought: boolean
  /** The first lost word ends the game. */
  readonly survival: boolean
  /** The player has ended the game. */
  readonly finished: boolean
  readonly score: number
  readonly found: number
  readonly streak: number
  readonly bestStreak: number
  /** The words of the large list seen so far, including this game; null for the first list. */
  readonly seen: Seen | null
  /** The selected topics of the large list, as indices in `TOPICS`. */
  readonly topics: readonly number[]
  /** The only word of this game, hidden by a friend. */
  readonly given: Entry | null
  /** The visitor's own words; `order` has indices in this list. */
  readonly own?: readonly Entry[]
}

const every = (length: number) => Array.from({ length }, (_, index) => index)

/** The initial state; with the large list, as if nothing had been seen before. */
export function startState({ theme, topic, length, list, letter }: Options, seed: number): State {
  const first = list === 'first'
  const topics = first ? [] : topic === 'all' ? every(TOPICS.length) : [TOPICS.indexOf(topic)]
  const seen = first ? null : { ...NOTHING_SEEN, key: 1 + (Math.abs(Math.trunc(seed)) % 1_000_000_007) }
  const all = ENTRIES.flatMap((entry, index) =>
    theme === 'all' || THEMES[theme].some((category) => category === entry.category) ? [index] : [],
  )
  const order = seen ? lazyRules.part.orderFor(seen, topics, seed) : shuffled(createRandom(seed), all)
  return {
    seed,
    order: length === '5' || length === '10' ? order.slice(0, Number(length)) : order,
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

/**
 * The initial state with own words, each once, in an order by the seed.
 *
 * @throws Error with a sentence for the player if a word cannot be used
 */
export function startOwn(content: string, options: Options, seed: number): State {
  const own = entriesOf(content)
  const usual = startState({ ...options, list: 'first', length: 'endless' }, seed)
  return { ...usual, own, order: shuffled(createRandom(seed), every(own.length)) }
}

export function entryOf({ given, own, seen, order, at }: State): Entry {
  return given ?? ((own ?? (seen ? lazyRules.part.LARGE : ENTRIES))[itemAt(order, at)] as Entry)
}

/** The current word as it is shown once it is known. */
export function shownWord(state: State): string {
  const { word, shown = word } = entryOf(state)
  return shown
}

/** Wrong letters so far, in the order tried. */
export function wrongOf(state: State): string[] {
  const word = entryOf(state).word.toLowerCase()
  return state.tried.filter((letter) => !word.includes(letter))
}

/** Letters of the word that were not tried yet, each once, in lowercase. */
export function lettersLeft(state: State): string[] {
  return [...new Set(entryOf(state).word.toLowerCase())].filter((letter) => !state.tried.includes(letter))
}

export function isFound(state: State): boolean {
  return lettersLeft(state).length === 0
}

export function isMissed(state: State): boolean {
  return wrongOf(state).length >= MAX_WRONG
}

/** The word was found or missed, so 'Next Word' is available. */
export function isSettled(state: State): boolean {
  return isFound(state) || isMissed(state)
}

/** A letter can be bought: one per word, and never the last one. */
export function canBuy(state: State): boolean {
  return state.sells && !state.bought && !isOver(state) && !isSettled(state) && lettersLeft(state).length > 1
}

/** Only the player ends this game: it has no number of words, and a miss does not end it. */
export function isEndless(state: State, options: Options): boolean {
  return !state.survival && !state.given && !state.own && options.length === 'endless'
}

export function isOver(state: State): boolean {
  if (state.finished) return true
  if (!isSettled(state)) return false
  return state.at === state.order.length - 1 || (state.survival && isMissed(state))
}
