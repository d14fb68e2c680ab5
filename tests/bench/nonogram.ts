/**
 * Proofs of Nonogram that are too long for unit tests: the published counts of pictures of 5 by 5 cells, and 1,000
 * generated puzzles of each level against an independent solver.
 */
import { itemAt } from '../../src/engine/core/itemAt'
import { createRandom } from '../../src/engine/core/math/random'
import { bitsOf, clueOf, cluesOf } from '../../src/games/nonogram/rules/clues'
import { generate, levelOf } from '../../src/games/nonogram/rules/generator'
import { deduceLine } from '../../src/games/nonogram/rules/line'
import { PICTURES as PICTURES_OF } from '../../src/games/nonogram/rules/pictures'
import { grade } from '../../src/games/nonogram/rules/solver'
import { countSolutions } from '../games/nonogram/counter'
import { heading, quantile, table } from './print'

const SIDE = 5
const LINES = 2 ** SIDE
const PICTURES = 2 ** (SIDE * SIDE)
/** OEIS A242876, and the number of those that single lines solve. */
const UNIQUE = 25_309_575
const BY_LINES = 24_976_511
const SIZES = [5, 10, 15, 20]
const LEVELS = ['easy', 'medium', 'hard'] as const

/**
 * Returns the goals that are missed.
 *
 * @param puzzles generated puzzles of each level, over all sizes
 * @param step only every so many pictures are counted; 1 for all
 */
export function nonogram(puzzles = 1000, step = 1): string[] {
  return [...countPictures(step), ...provePuzzles(puzzles), ...gradePictures()]
}

/** What `deduceLine` proves for every clue and every state of a line: `filled * 32 + empty`, or -1. */
function deductions(): { readonly clueIds: Uint8Array; readonly proofs: Int16Array } {
  const ids = new Map<string, number>()
  const clueIds = new Uint8Array(LINES)
  const clues: number[][] = []
  for (let bits = 0; bits < LINES; bits++) {
    const clue = clueOf(bits)
    const key = clue.join()
    if (!ids.has(key)) {
      ids.set(key, clues.length)
      clues.push(clue)
    }
    clueIds[bits] = ids.get(key) ?? 0
  }
  const proofs = new Int16Array(clues.length * LINES * LINES).fill(-1)
  for (const [id, clue] of clues.entries())
    for (let filled = 0; filled < LINES; filled++)
      for (let empty = 0; empty < LINES; empty++) {
        if (filled & empty) continue
        const found = deduceLine(clue, SIDE, { filled, empty })
        if (found) proofs[(id * LINES + filled) * LINES + empty] = found.filled * LINES + found.empty
      }
  return { clueIds, proofs }
}

/** Counts the pictures with unique clues, and those that single lines solve, by the tables of the game's line solver. */
function countPictures(step: number): string[] {
  heading(`Nonogram: pictures of 5 by 5 cells, one in ${step}`)
  const { clueIds, proofs } = deductions()
  const clues = new Uint8Array(2 * SIDE)
  /** Bits 5 to 9 of a line are its filled cells, bits 0 to 4 its empty ones. */
  const start = new Int16Array(2 * SIDE)

  /** Follows single lines. Returns -1 if impossible, 1 if solved, 0 if stuck. */
  const follow = (lines: Int16Array): number => {
    for (let changed = true; changed; ) {
      changed = false
      for (let line = 0; line < 2 * SIDE; line++) {
        const before = lines[line] as number
        const after = proofs[(clues[line] as number) * LINES * LINES + before] as number
        if (after < 0) return -1
        const fresh = after & ~before
        if (fresh === 0) continue
        changed = true
        lines[line] = after
        const cross = line < SIDE ? SIDE : 0
        const place = line < SIDE ? line : line - SIDE
        for (let i = 0; i < SIDE; i++) {
          if ((fresh >> (i + SIDE)) & 1)
            lines[cross + i] = (lines[cross + i] as number) | (1 << (place + SIDE))
          if ((fresh >> i) & 1) lines[cross + i] = (lines[cross + i] as number) | (1 << place)
        }
      }
    }
    for (let row = 0; row < SIDE; row++) {
      const known = lines[row] as number
      if (((known | (known >> SIDE)) & (LINES - 1)) !== LINES - 1) return 0
    }
    return 1
  }
  /** The number of solutions, at most 2. */
  const count = (lines: Int16Array): number => {
    const found = follow(lines)
    if (found !== 0) return found < 0 ? 0 : 1
    for (let row = 0; row < SIDE; row++) {
      const known = lines[row] as number
      const open = ~(known | (known >> SIDE)) & (LINES - 1)
      if (open === 0) continue
      const col = Math.log2(open & -open)
      let sum = 0
      for (const shift of [SIDE, 0]) {
        const next = lines.slice()
        next[row] = known | (1 << (col + shift))
        next[SIDE + col] = (next[SIDE + col] as number) | (1 << (row + shift))
        sum += count(next)
        if (sum > 1) return 2
      }
      return sum
    }
    return 1
  }

  let [unique, byLines, counted] = [0, 0, 0]
  for (let picture = 0; picture < PICTURES; picture += step) {
    counted++
    for (let i = 0; i < SIDE; i++) {
      clues[i] = itemAt(clueIds, (picture >> (i * SIDE)) & (LINES - 1))
      let column = 0
      for (let row = 0; row < SIDE; row++) column |= ((picture >> (row * SIDE + i)) & 1) << row
      clues[SIDE + i] = itemAt(clueIds, column)
    }
    start.fill(0)
    if (follow(start) === 1) {
      byLines++
      unique++
    } else if (count(start) === 1) unique++
  }
  table(
    ['', 'counted', 'published'],
    [
      ['pictures', counted, PICTURES],
      ['unique clues', unique, UNIQUE],
      ['solved by single lines', byLines, BY_LINES],
    ],
  )
  if (step !== 1 || (unique === UNIQUE && byLines === BY_LINES)) return []
  return ['Nonogram: the counts of pictures of 5 by 5 cells are not the published ones']
}

const spread = (counts: readonly number[]) => [quantile(counts, 0.5), Math.max(...counts)]

/**
 * Generates puzzles of each level and size: one solution by an independent solver, and the techniques suffice. The
 * table shows how hard they are: passes over all rows, or all columns, that found something, and cells that needed a
 * contradiction.
 */
function provePuzzles(puzzles: number): string[] {
  heading(`Nonogram: ${puzzles} generated puzzles of each level`)
  let wrong = 0
  const rows = LEVELS.flatMap((level) =>
    SIZES.map((size) => {
      const times: number[] = []
      const sweeps: number[] = []
      const contradictions: number[] = []
      for (let seed = 0; seed < puzzles / SIZES.length; seed++) {
        const from = performance.now()
        const picture = generate(size, level, createRandom(seed))
        times.push(performance.now() - from)
        const clues = cluesOf(picture, size)
        const found = grade(clues)
        sweeps.push(found.sweeps)
        contradictions.push(found.contradictions)
        const isProved =
          levelOf(size, found) === level &&
          found.byLines === (level !== 'hard') &&
          countSolutions(clues) === 1
        if (!isProved) wrong++
      }
      return [
        `${level}, ${size}x${size}`,
        times.length,
        quantile(times, 0.5).toFixed(1),
        quantile(times, 0.99).toFixed(0),
        ...spread(sweeps),
        ...spread(contradictions),
      ]
    }),
  )
  const spreads = ['sweeps', 'contradictions'].flatMap((what) => [`median ${what}`, `most ${what}`])
  table(['level', 'puzzles', 'median ms', '99% ms', ...spreads], rows)
  return wrong === 0 ? [] : [`Nonogram: ${wrong} generated puzzles are not of their level or not unique`]
}

/** Grades the pictures by the same measure. They need no contradictions. */
function gradePictures(): string[] {
  heading('Nonogram: pictures')
  const found = SIZES.map((size) => {
    const all = (PICTURES_OF[size] ?? []).map(({ rows }) => grade(cluesOf(rows.map(bitsOf), size)))
    return { size, all, hard: all.filter(({ byLines }) => !byLines).length }
  })
  table(
    ['size', 'pictures', 'median sweeps', 'most sweeps', 'need contradictions'],
    found.map(({ size, all, hard }) => [
      `${size}x${size}`,
      all.length,
      ...spread(all.map(({ sweeps }) => sweeps)),
      hard,
    ]),
  )
  return found.every(({ hard }) => hard === 0) ? [] : ['Nonogram: a picture needs more than single lines']
}
