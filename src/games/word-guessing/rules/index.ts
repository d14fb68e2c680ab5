/** The rules of Word Guessing: guess hidden words from a hint, with up to six wrong letters, one word after another. */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { namedCharacter, typedText } from '../../../engine/core/input/typed'
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, pick } from '../../../engine/core/math/random'
import { isKey, letterFor } from '../../shared/words/alphabet'
import { ALPHABET } from '../../shared/words/letters'
import { spellings } from '../../shared/words/spelling'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { find, hide } from './friend'
import { lazyRules } from './lazyRules'
import { LETTER_COST, WORD_POINTS } from './points'
import type { Seen } from './seen'
import {
  canBuy,
  type Event,
  entryOf,
  isFound,
  isMissed,
  isOver,
  isSettled,
  lettersLeft,
  MAX_WRONG,
  type State,
  shownWord,
  startOwn,
  startState,
  wrongOf,
} from './state'
import { TOPICS, type Topic } from './topics'

export * from './points'
export * from './state'

/** A typed letter, the next word, the end of an endless game, a bought letter, or the words seen in earlier games. */
export type Move = string | { readonly do: 'next' | 'finish' | 'letter' } | ({ readonly do: 'goOn' } & Seen)

function guess(state: State, text: string): Applied<State, Event> {
  if (isSettled(state)) return { refused: '' }
  const typed = typedText(text).toLowerCase()
  // The word may come from another language, by link.
  const letter = letterFor(typed) ?? lettersLeft(state).find((each) => each === typed)
  if (letter === undefined) return { refused: texts.refusals.noLetter, ...whyNone(text.trim()) }
  if (state.tried.includes(letter)) return { refused: texts.refusals.guessed }
  return tried(state, letter)
}

/** Why a typed letter is none of the language; nothing for what is no letter. */
function whyNone(text: string): { readonly detail?: string } {
  const character = text.normalize('NFC')
  if (!/^[\p{L}\p{M}]{1,2}$/u.test(character)) return {}
  if (!/\p{Script=Latin}/u.test(character)) return { detail: texts.refusals.otherScript }
  if (!/^\p{L}\p{M}*$/u.test(character)) return {}
  const written = spellings(character).filter((each) => [...each].every(isKey))
  const { writtenAs, notUsed } = texts.refusals
  return {
    detail:
      written.length > 0 ? writtenAs(namedCharacter(character), written) : notUsed(namedCharacter(character)),
  }
}

/** A letter is revealed, by a guess or by buying it. */
function tried(state: State, letter: string): { state: State; events: readonly Event[] } {
  const { word } = entryOf(state)
  const next: State = { ...state, tried: [...state.tried, letter], seen: seenWith(state) }
  const wrong = wrongOf(next).length
  const shown = letter.toUpperCase()
  const count = word.split(shown).length - 1
  const event: Event =
    count > 0
      ? { type: 'hit', letter: shown, count, run: hitsInRow(next) }
      : { type: 'miss', letter: shown, left: MAX_WRONG - wrong }
  if (isMissed(next))
    return { state: { ...next, streak: 0 }, events: [event, { type: 'missed', word: shownWord(next) }] }
  if (!isFound(next)) return { state: next, events: [event] }
  const points = pointsOf(next)
  const streak = state.streak + 1
  return {
    state: {
      ...next,
      score: state.score + points,
      found: state.found + 1,
      streak,
      bestStreak: Math.max(state.bestStreak, streak),
    },
    events: [event, { type: 'found', word: shownWord(next), points, streak }],
  }
}

/** Points of the current word if it is found now. */
export function pointsOf(state: State): number {
  return WORD_POINTS - wrongOf(state).length - (state.bought ? LETTER_COST : 0)
}

/** Picks a letter that is still hidden; the same one for the same seed. */
function buy(state: State): Applied<State, Event> {
  if (!canBuy(state)) return { refused: '' }
  const letter = pick(createRandom(state.seed + state.at * 31), lettersLeft(state))
  return tried({ ...state, bought: true }, letter)
}

/** The first letter marks a word of the large list as seen. */
function seenWith(state: State): Seen | null {
  const { seen, order, at, tried } = state
  if (!seen || tried.length > 0) return seen
  const topic = TOPICS.indexOf(lazyRules.part.LARGE[itemAt(order, at)]?.category as Topic)
  return { ...seen, counts: seen.counts.map((count, index) => count + (index === topic ? 1 : 0)) }
}

/** A new game with the large list continues where earlier ones stopped. */
function resumed(state: State, { key, counts }: Seen): Applied<State, Event> {
  const isCount = (count: unknown) => Number.isSafeInteger(count) && (count as number) >= 0
  const fits = Array.isArray(counts) && counts.length === TOPICS.length && [key, ...counts].every(isCount)
  if (!state.seen || !fits || state.at > 0 || state.tried.length > 0 || state.seen.counts.some(Boolean))
    return { refused: '' }
  const seen = { key: key > 0 ? key : state.seen.key, counts }
  const order = lazyRules.part.orderFor(seen, state.topics, state.seed).slice(0, state.order.length)
  return { state: { ...state, seen, order }, events: [] }
}

/** Correct letters since the last wrong one: the pitch rises with them. */
function hitsInRow(state: State): number {
  const word = entryOf(state).word.toLowerCase()
  return state.tried.length - 1 - state.tried.findLastIndex((letter) => !word.includes(letter))
}

function foundText(found: number, played: number): string {
  return found < played ? texts.ends.foundSome(found, played) : texts.ends.foundAll(played)
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start: startState,
  startOwn,

  apply(state, move) {
    if (isOver(state)) return { refused: '' }
    if (typeof move === 'string') return guess(state, move)
    if (move?.do === 'letter') return buy(state)
    if (move?.do === 'goOn') return resumed(state, move)
    if (!isSettled(state)) return { refused: '' }
    if (move?.do === 'next')
      return {
        state: { ...state, at: state.at + 1, tried: [], bought: false },
        events: [{ type: 'nextWord' }],
      }
    if (move?.do === 'finish') return { state: { ...state, finished: true }, events: [] }
    return { refused: '' }
  },

  carry: {
    start: { key: 0, ...Object.fromEntries(TOPICS.map((topic) => [topic, 0])) },
    // Only the large list carries over: the first list is shuffled by the seed, and a friend's word is the only one.
    values({ seen }) {
      if (!seen) return null
      const counts = TOPICS.map((topic, index) => [topic, seen.counts[index] ?? 0] as const)
      // The key of the orders is stored with the first word that was seen.
      return { key: seen.counts.some(Boolean) ? seen.key : 0, ...Object.fromEntries(counts) }
    },
    begin: (values) => ({
      do: 'goOn',
      key: Math.max(0, values.key ?? 0),
      counts: TOPICS.map((topic) => Math.max(0, values[topic] ?? 0)),
    }),
  },

  legal(state) {
    if (isOver(state)) return []
    if (isSettled(state)) return [{ do: 'next' }, { do: 'finish' }]
    const all = new Set([...ALPHABET, ...lettersLeft(state)])
    const letters = [...all].filter((letter) => !state.tried.includes(letter))
    return canBuy(state) ? [...letters, { do: 'letter' }] : letters
  },

  hud: (state): Hud<Stat> => ({
    Score: state.score,
    Streak: state.streak,
    Wrong: `${wrongOf(state).length}/${MAX_WRONG}`,
  }),

  outcome(state): Outcome<Stat> | null {
    if (!isOver(state)) return null
    const { score, found, bestStreak } = state
    const results = { Score: score, Words: found, Streak: bestStreak }
    if (state.given)
      return isFound(state)
        ? { result: 'won', title: texts.ends.found(state.given.word), results }
        : { result: 'lost', title: texts.missed(state.given.word), results }
    if (state.survival && isMissed(state))
      return {
        result: 'lost',
        title: texts.missed(shownWord(state)),
        detail: texts.ends.foundBefore(found),
        results,
      }
    const played = state.at + 1
    return {
      result: found * 2 >= played ? 'won' : 'over',
      title: foundText(found, played),
      detail: isMissed(state) ? texts.missed(shownWord(state)) : undefined,
      results,
    }
  },
  /** A word from a friend is in the URL in unreadable form. */
  notation: {
    read(text, options) {
      const usual = startState({ ...options, list: 'first', length: 'endless' }, 0)
      return { ...usual, order: usual.order.slice(0, 1), given: find(text) }
    },
    write: (state) => hide(entryOf(state)),
    isInLink: (state) => state.given !== null,
  },
}
