/** The game as symbols for sharing: which turned pairs matched, but never where a card is. */
import type { State } from '../rules'

/** Number of pairs per line. */
const PAIRS_A_LINE = 10

const matched = ({ cards }: State) => cards.filter((card) => card.isMatched).length

/** One symbol per two cards turned, in order. */
export function symbols(states: readonly State[]): string {
  const symbols = states.flatMap((state, i) => {
    const next = states[i + 1]
    // Only states in which two open cards were compared.
    if (!next || state.open.length < 2 || next.open.length > 0) return []
    return [matched(next) > matched(state) ? '■' : '□']
  })
  const lines: string[] = []
  for (let i = 0; i < symbols.length; i += PAIRS_A_LINE)
    lines.push(symbols.slice(i, i + PAIRS_A_LINE).join(''))
  return lines.join('\n')
}
