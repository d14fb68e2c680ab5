/** Transforms a puzzle into an equivalent one: relabels digits and permutes cells, as far as its kind allows. */
import { itemAt } from '../../../engine/core/itemAt'
import { drawInt, pick, type Random, shuffled } from '../../../engine/core/math/random'
import { RESERVE } from '../data/reserve'
import { readCages } from './cageText'
import { CELLS } from './grid'
import type { Level } from './levels'
import type { Kind, Puzzle } from './shape'

/** A random transformation of a stored puzzle. */
export function transformedReserve(level: Level, random: Random, kind: Kind): Puzzle {
  const text = pick(random, RESERVE[kind][level])
  return kind === 'killer'
    ? transformedKiller(text, random)
    : { kind, cages: [], givens: transformed(text, random, kind) }
}

/** A random permutation of nine rows or columns: within the bands, and of the bands. */
function lanes(random: Random): number[] {
  return shuffled(random, [0, 1, 2]).flatMap((band) => shuffled(random, [0, 1, 2]).map((i) => band * 3 + i))
}

const flip = (lane: number) => 8 - lane

/** The same, but opposite lanes stay opposite. Applied to rows and columns alike, it preserves the diagonals. */
function oppositeLanes(random: Random): number[] {
  const band = shuffled(random, [0, 1, 2])
  const first = drawInt(random, 0, 1) === 1 ? band.map(flip) : band
  const middle = drawInt(random, 0, 1) === 1 ? [5, 4, 3] : [3, 4, 5]
  return [...first, ...middle, ...first.toReversed().map(flip)]
}

/** Transforms 81 digits without cages: relabels digits, permutes rows and columns as the houses allow, mirrors. */
export function transformed(puzzle: string, random: Random, kind: Exclude<Kind, 'killer'>): number[] {
  const names = [0, ...shuffled(random, [1, 2, 3, 4, 5, 6, 7, 8, 9])]
  const rows = kind === 'x' ? oppositeLanes(random) : lanes(random)
  const cols = kind === 'x' ? rows : lanes(random)
  const mirrored = drawInt(random, 0, 1) === 1
  return Array.from({ length: CELLS }, (_, cell) => {
    const row = itemAt(rows, Math.floor(cell / 9))
    const col = itemAt(cols, cell % 9)
    return itemAt(names, Number(puzzle[mirrored ? col * 9 + row : row * 9 + col]))
  })
}

/**
 * Transforms a puzzle with cages, given as text: rotates, mirrors, and may replace each digit d by 10 - d, with
 * matching sums. Cages stay connected.
 */
export function transformedKiller(text: string, random: Random): Puzzle {
  const [digits = '', written = '', sums = ''] = text.split('_')
  const [mirrored, upside, swapped, fromTen] = [1, 2, 3, 4].map(() => drawInt(random, 0, 1) === 1)
  /** The new index of a cell. */
  const to = (cell: number) => {
    const row = upside ? flip(Math.floor(cell / 9)) : Math.floor(cell / 9)
    const col = mirrored ? flip(cell % 9) : cell % 9
    return swapped ? col * 9 + row : row * 9 + col
  }
  const givens = new Array<number>(CELLS).fill(0)
  for (const [cell, character] of [...digits].entries()) {
    const digit = Number(character)
    givens[to(cell)] = digit > 0 && fromTen ? 10 - digit : digit
  }
  const cages = readCages(written, sums)
    .map(({ cells, sum }) => ({
      cells: cells.map(to).toSorted((a, b) => a - b),
      sum: fromTen ? 10 * cells.length - sum : sum,
    }))
    .toSorted((a, b) => itemAt(a.cells, 0) - itemAt(b.cells, 0))
  return { kind: 'killer', cages, givens }
}
