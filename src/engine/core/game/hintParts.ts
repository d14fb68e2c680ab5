/**
 * Hints revealed in parts, for players who want to find the move themselves: where to look, which rule helps (if there is
 * one to explain), the move.
 */
import type { Hint, Thinking } from './contract'

/** A text, and the cells of the board it refers to (at least one). */
export interface Part {
  readonly text: string
  readonly highlighted: readonly number[]
}

/** The most cells that a first part marks, unless they are one line or region of the board. */
const MOST = 3

/** How many of several choices a first part may mark: more than a third would say nothing. */
export const fewOf = (choices: number): number => Math.max(1, Math.min(MOST, Math.floor(choices / 3)))

/** The cells nearest to a cell, in ascending order, on a board of this width. */
export function nearest(cells: readonly number[], cell: number, width: number, most = MOST): number[] {
  const far = (each: number) =>
    Math.abs(Math.floor(each / width) - Math.floor(cell / width)) + Math.abs((each % width) - (cell % width))
  return cells
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, most)
    .toSorted((a, b) => a - b)
}

/**
 * Chooses the part to reveal. Each press of Hint in the same state reveals the next part; the last and later presses
 * reveal the move.
 */
export function inParts<Move>(
  { times = Number.POSITIVE_INFINITY }: Pick<Thinking, 'times'>,
  ...parts: readonly [...Part[], Hint<Move>]
): Hint<Move> {
  const all = parts.at(-1) as Hint<Move>
  const of = parts.length
  const at = Math.min(times, of)
  return { move: all.move, ...parts[at - 1], ...(of > 1 && { part: { at, of } }) } as Hint<Move>
}

/** Whether another press of Hint reveals more. */
export const goesOn = (part: Hint<unknown>['part'] | null): boolean => !!part && part.at < part.of

/**
 * Caches the result of a search while its hint is revealed in parts. A search with a time limit could find another
 * move next time, but all parts of a hint must describe the same one.
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
