/** The techniques in one line, as a person would use them, and how far each leads. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { clueOf } from './clues'
import { type Known, rangesOf } from './line'
import { type LineIndex, newlyProved, type SolverGrid } from './solver'

export type Technique = Exclude<Options['practice'], 'off'>

/** In one line, simplest first; `done` crosses out the rest of a finished line. */
export type LineTechnique = Exclude<Technique, 'contradiction'> | 'done'

export const LINE_TECHNIQUES = [
  'overlap',
  'edge',
  'done',
  'reach',
  'split',
] as const satisfies LineTechnique[]

const NOTHING: Known = { filled: 0, empty: 0 }

/** The cells between the last start of a block and its first end: it fills them wherever it is. */
function overlapOf(clue: readonly number[], length: number, known: Known): number {
  return rangesOf(clue, length, known).reduce(
    (bits, { first, last }, j) => bits | maskOf(last, first + itemAt(clue, j)),
    0,
  )
}

/** The cells that no block can reach. */
function unreachedIn(clue: readonly number[], length: number, known: Known): number {
  const reached = rangesOf(clue, length, known).reduce(
    (bits, { first, last }, j) => bits | maskOf(first, last + itemAt(clue, j)),
    0,
  )
  return maskOf(0, length) & ~reached
}

/** The crosses before the first and behind the last cell that may be filled. */
function outerOf(empty: number, length: number): number {
  let first = 0
  let last = length
  while (first < length && (empty >> first) & 1) first++
  while (last > first && (empty >> (last - 1)) & 1) last--
  return maskOf(0, first) | maskOf(last, length)
}

/** The cells from one index up to another one, without it; none if it is not behind. */
const maskOf = (from: number, to: number) => (to > from ? ((1 << to) - 1) & ~((1 << from) - 1) : 0)

/**
 * What a technique proves in a line. `overlap` looks only at the clue and the crosses at both ends, `edge` and `reach`
 * also at the filled cells. `split` is everything that the line proves: crosses within it, and what fits between them.
 *
 * @returns cells that were unknown; null if the line has become impossible
 */
function provedBy(technique: LineTechnique, grid: SolverGrid, line: LineIndex): Known | null {
  const all = newlyProved(grid, line)
  if (!all || technique === 'split' || (all.filled | all.empty) === 0) return all
  const clue = grid.clueOf(line)
  const length = grid.lengthOf(line)
  const filled = itemAt(grid.filled, line)
  const known = { filled, empty: outerOf(itemAt(grid.empty, line), length) }
  if (technique === 'overlap')
    return { ...NOTHING, filled: overlapOf(clue, length, { ...known, filled: 0 }) & all.filled }
  if (technique === 'edge') return { ...NOTHING, filled: overlapOf(clue, length, known) & all.filled }
  if (technique === 'done') {
    const isDone = clueOf(filled).join() === clue.join()
    return isDone ? all : NOTHING
  }
  return { ...NOTHING, empty: unreachedIn(clue, length, known) & all.empty }
}

/** The line in which a technique proves the most. Filled cells count before empty ones. */
export interface Found {
  readonly technique: LineTechnique
  readonly line: LineIndex
  readonly found: Known
}

/**
 * The simplest of these techniques that proves anything.
 *
 * @returns null if none does; 'broken' if a line has become impossible
 */
export function simplestIn(
  grid: SolverGrid,
  techniques: readonly LineTechnique[] = LINE_TECHNIQUES,
): Found | 'broken' | null {
  for (const technique of techniques) {
    let best: (Found & { readonly value: number }) | null = null
    for (let line = 0; line < grid.lines; line++) {
      const found = provedBy(technique, grid, line)
      if (!found) return 'broken'
      const value = 100 * countBits(found.filled) + countBits(found.empty)
      if (value > (best?.value ?? 0)) best = { technique, line, found, value }
    }
    if (best) return best
  }
  return null
}

const countBits = (bits: number) => [...bits.toString(2)].filter((bit) => bit === '1').length

/** Marks what these techniques prove, until they prove nothing more. @param grid is changed */
export function follow(grid: SolverGrid, techniques: readonly LineTechnique[]): void {
  for (;;) {
    const best = simplestIn(grid, techniques)
    if (!best || best === 'broken') return
    const { line, found } = best
    for (let index = 0; index < grid.lengthOf(line); index++)
      if (((found.filled | found.empty) >> index) & 1)
        grid.set(grid.cellOf(line, index), ((found.filled >> index) & 1) === 1)
  }
}
