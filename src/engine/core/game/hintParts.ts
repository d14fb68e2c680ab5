/** Owns hints that are told in three parts, for whoever wants to find the move: where to look, which rule helps there, the move. */
import type { Hint, Thinking } from './contract'

/** Words, and the cells of the board that they speak of: at least one. */
export interface Part {
  readonly text: string
  readonly look: readonly number[]
}

/** The part that is asked for now: each press of Hint in one and the same state tells the next, and the third and all after it the move. */
export function inParts<Move>(
  { times = 3 }: Pick<Thinking, 'times'>,
  where: Part,
  rule: Part,
  all: Hint<Move>,
): Hint<Move> {
  if (times >= 3) return all
  return { move: all.move, ...(times === 1 ? where : rule) }
}

/**
 * A search whose answer is kept while its hint is told in parts: what ends by the clock could find another move the next
 * time, and the parts of one hint must speak of the same one.
 */
export function keptForParts<State, Found>(find: (state: State, thinking: Thinking) => Found) {
  let kept: { readonly asked: string; readonly found: Found } | null = null
  return (state: State, thinking: Thinking): Found => {
    const asked = JSON.stringify(state)
    if ((thinking.times ?? 1) > 1 && kept?.asked === asked) return kept.found
    const found = find(state, thinking)
    kept = { asked, found }
    return found
  }
}
