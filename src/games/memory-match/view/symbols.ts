/** Owns the order of Memory Match in symbols: which of the pairs turned were one, and never where a card lies. */
import type { State } from '../rules'

/** So many pairs a line. */
const PAIRS_A_LINE = 10

const matched = ({ cards }: State) => cards.filter((card) => card.isMatched).length

/** Every two cards turned, in their order. */
export function symbols(states: readonly State[]): string {
  const signs = states.flatMap((state, i) => {
    const next = states[i + 1]
    // Two open cards were compared.
    if (!next || state.open.length < 2 || next.open.length > 0) return []
    return [matched(next) > matched(state) ? '■' : '□']
  })
  const lines: string[] = []
  for (let i = 0; i < signs.length; i += PAIRS_A_LINE) lines.push(signs.slice(i, i + PAIRS_A_LINE).join(''))
  return lines.join('\n')
}
