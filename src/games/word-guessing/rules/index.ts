/** Owns the rules of Word Guessing: a hidden word with a hint, six wrong letters, one word after another. */
import type { Applied, GameEvent, OptionValues, TurnRules } from '../../../engine/core/contract'
import { createRandom, shuffled } from '../../../engine/core/random'
import { ENTRIES, type Entry, THEMES } from './words'

/** Wrong letters that lose a word. */
export const MOST_WRONG = 6
/** What a word is worth before wrong letters are taken off. */
export const WORD_POINTS = 10

export const NO_LETTER = 'Please enter a single letter!'
export const GUESSED_BEFORE = 'You already guessed that letter!'

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz']

export interface State {
  /** The words of this play in their order, as places in `ENTRIES`. */
  readonly order: readonly number[]
  /** Which of them is being guessed. */
  readonly at: number
  /** Letters tried on this word, small, in the order tried. */
  readonly tried: readonly string[]
  /** The play ends with the first word that is lost. */
  readonly survival: boolean
  /** The visitor has ended the play. */
  readonly finished: boolean
  readonly score: number
  readonly found: number
  readonly streak: number
  readonly bestStreak: number
}

/** A letter as it was typed, on to the next word, or the end of an endless play. */
export type Move = string | { readonly do: 'next' | 'finish' }

export function entryOf(state: State): Entry {
  return ENTRIES[state.order[state.at] as number] as Entry
}

/** Wrong letters so far, in the order tried. */
export function wrongOf(state: State): string[] {
  const word = entryOf(state).word.toLowerCase()
  return state.tried.filter((letter) => !word.includes(letter))
}

export function isFound(state: State): boolean {
  return [...entryOf(state).word.toLowerCase()].every((letter) => state.tried.includes(letter))
}

export function isMissed(state: State): boolean {
  return wrongOf(state).length >= MOST_WRONG
}

/** Found or missed: 'Next Word' is open. */
export function isSettled(state: State): boolean {
  return isFound(state) || isMissed(state)
}

/** The visitor alone ends this play: it is neither counted nor ended by a miss. */
export function isEndless(state: State, options: OptionValues): boolean {
  return !state.survival && (options.length ?? 'endless') === 'endless'
}

function isOver(state: State): boolean {
  if (state.finished) return true
  if (!isSettled(state)) return false
  return state.at === state.order.length - 1 || (state.survival && isMissed(state))
}

function guess(state: State, text: string): Applied<State> {
  if (isSettled(state)) return { refused: '' }
  const letter = text.trim().toLowerCase()
  if (!/^[a-z]$/.test(letter)) return { refused: NO_LETTER }
  if (state.tried.includes(letter)) return { refused: GUESSED_BEFORE }
  const { word } = entryOf(state)
  const next: State = { ...state, tried: [...state.tried, letter] }
  const wrong = wrongOf(next).length
  const shown = letter.toUpperCase()
  const count = word.split(shown).length - 1
  const event: GameEvent =
    count > 0
      ? { type: 'hit', letter: shown, count, run: hitsInRow(next) }
      : { type: 'miss', letter: shown, left: MOST_WRONG - wrong }
  if (isMissed(next)) return { state: { ...next, streak: 0 }, events: [event, { type: 'missed', word }] }
  if (!isFound(next)) return { state: next, events: [event] }
  const points = WORD_POINTS - wrong
  const streak = state.streak + 1
  return {
    state: {
      ...next,
      score: state.score + points,
      found: state.found + 1,
      streak,
      bestStreak: Math.max(state.bestStreak, streak),
    },
    events: [event, { type: 'found', word, points, streak }],
  }
}

/** Right letters since the last wrong one: the notes climb with them. */
function hitsInRow(state: State): number {
  const word = entryOf(state).word.toLowerCase()
  return state.tried.length - 1 - state.tried.findLastIndex((letter) => !word.includes(letter))
}

function foundText(found: number, played: number): string {
  if (found < played) return `${found} of ${words(played)} found`
  return played === 1 ? '1 word found' : `All ${words(played)} found`
}

function words(count: number): string {
  return `${count} ${count === 1 ? 'word' : 'words'}`
}

export const rules: TurnRules<State, Move> = {
  start(options, seed) {
    const { theme = 'all', length = 'endless' } = options
    const all = ENTRIES.flatMap((entry, place) =>
      (THEMES[theme]?.includes(entry.category) ?? true) ? [place] : [],
    )
    const order = shuffled(createRandom(seed), all)
    const count = Number.parseInt(length, 10)
    return {
      order: count > 0 ? order.slice(0, count) : order,
      at: 0,
      tried: [],
      survival: length === 'survival',
      finished: false,
      score: 0,
      found: 0,
      streak: 0,
      bestStreak: 0,
    }
  },

  apply(state, move) {
    if (isOver(state)) return { refused: '' }
    if (typeof move === 'string') return guess(state, move)
    if (!isSettled(state)) return { refused: '' }
    if (move?.do === 'next')
      return { state: { ...state, at: state.at + 1, tried: [] }, events: [{ type: 'nextWord' }] }
    if (move?.do === 'finish') return { state: { ...state, finished: true }, events: [] }
    return { refused: '' }
  },

  legal(state) {
    if (isOver(state)) return []
    if (isSettled(state)) return [{ do: 'next' }, { do: 'finish' }]
    return ALPHABET.filter((letter) => !state.tried.includes(letter))
  },

  hud: (state) => ({
    Score: state.score,
    Streak: state.streak,
    Wrong: `${wrongOf(state).length}/${MOST_WRONG}`,
  }),

  outcome(state) {
    if (!isOver(state)) return null
    const { score, found, bestStreak } = state
    const results = { Score: score, Words: found, Streak: bestStreak }
    if (state.survival && isMissed(state))
      return {
        result: 'lost',
        title: `Game Over! The word was ${entryOf(state).word}`,
        detail: `${words(found)} found before.`,
        results,
      }
    const played = state.at + 1
    return {
      result: found * 2 >= played ? 'won' : 'over',
      title: foundText(found, played),
      detail: isMissed(state) ? `Game Over! The word was ${entryOf(state).word}` : undefined,
      results,
    }
  },
}
