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
