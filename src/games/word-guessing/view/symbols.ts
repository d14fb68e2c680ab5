/** The guesses in symbols for sharing: which tries hit, but never the letters. */
import { type State, wrongOf } from '../rules'

/** With more words than this, only the stats are shown. */
const MAX_WORDS = 5

/** One line per word in the order guessed; the last words of a long game. */
export function symbols(states: readonly State[]): string {
  // The last state of each word contains all of its letters.
  const words = states.filter((state, i) => state.tried.length > 0 && states[i + 1]?.at !== state.at)
  const lines = words.map((state) => {
    const wrong = new Set(wrongOf(state))
    return state.tried.map((letter) => (wrong.has(letter) ? '🟥' : '🟩')).join('')
  })
  return lines.slice(-MAX_WORDS).join('\n')
}
