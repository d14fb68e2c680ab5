/** Owns Word Guessing's guesses in symbols: which letters of each word hit, and never which letter. */
import { type State, wrongOf } from '../rules'

/** More words than these are told of by the figures alone. */
const MOST_WORDS = 5

/** A line a word, in the order guessed; the last words of a long play. */
export function symbols(states: readonly State[]): string {
  // The last state of each word has all of its letters.
  const words = states.filter((state, i) => state.tried.length > 0 && states[i + 1]?.at !== state.at)
  const lines = words.map((state) => {
    const wrong = new Set(wrongOf(state))
    return state.tried.map((letter) => (wrong.has(letter) ? '🟥' : '🟩')).join('')
  })
  return lines.slice(-MOST_WORDS).join('\n')
}
