/** The text form of a puzzle: 81 digits row by row, 0 or . for an empty cell, followed by the cages in Killer. */
import { withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import { texts as gameTexts } from '../texts/game'
import { readCages, writeCages } from './cageText'
import { isUnique, solveExactly } from './exact'
import { readGivens } from './puzzleText'
import { twice } from './sentences'
import { cellsOf, type Kind, type Puzzle, shapeOf } from './shape'

const texts = gameTexts.position

/** Separates the parts of a Killer puzzle: digits, cages, sums. */
const SEAM = '_'

/** A Killer puzzle: 81 digits, 81 cage characters, sums. */
const CAGED = /^[\d.]{81}_[^_]*(?:_|$)/
/** The parts of one. Underscores may also stand for empty cells, and for cells in no cage. */
const PARTS = /^(.*)_(.{81})_([^_]*)$/u

/** A puzzle, and the number of further puzzles in the text, which are not read. */
export interface Read {
  readonly puzzle: Puzzle
  readonly others: number
}

/**
 * Reads a puzzle. Accepts all common ways to write empty cells, lines and diagrams (`puzzleText.ts`).
 *
 * @param text the pasted text, or the position in a link
 * @param kind the expected kind
 * @throws Error whose message says what is wrong
 */
export function readPuzzle(text: string, kind: Kind): Read {
  const given = withoutLink(text, 'puzzle', (link) => link.match(/[\d.]{81}/)?.[0])
  const bare = pastedText(given).replace(/\s/g, '')
  if (CAGED.test(bare) && kind !== 'killer') throw new Error(texts.hasCages)
  const isKiller = kind === 'killer'
  const [first = '', cages, ...sums] = !isKiller ? [given] : (PARTS.exec(bare)?.slice(1) ?? bare.split(SEAM))
  if (isKiller && cages === undefined) throw new Error(texts.noCages)
  const { givens, others } = readGivens(first)
  const puzzle = { kind, givens, cages: isKiller ? readCages(cages ?? '', sums.join(SEAM)) : [] }
  check(puzzle)
  return { puzzle, others }
}

/** Only the puzzle. Throws as `readPuzzle` does. */
export const read = (text: string, kind: Kind): Puzzle => readPuzzle(text, kind).puzzle

export function write({ givens, cages }: Puzzle): string {
  return [givens.join(''), ...(cages.length > 0 ? writeCages(cages) : [])].join(SEAM)
}

function check(puzzle: Puzzle): void {
  const { givens } = puzzle
  const shape = shapeOf(puzzle)
  for (let i = 0; i < shape.houses.length + shape.cages.length; i++) {
    const seen = new Set<number>()
    for (const cell of cellsOf(shape, i)) {
      const digit = itemAt(givens, cell)
      if (digit > 0 && seen.has(digit)) throw new Error(twice(shape, i, digit))
      seen.add(digit)
    }
  }
  if (!givens.includes(0)) throw new Error(texts.full)
  const { count, whole } = solveExactly(givens, 1, shape)
  if (count > 0) return
  throw new Error(whole ? texts.noSolution : texts.tooLong)
}

/** A warning if the puzzle has several solutions, or null. */
export function remark(puzzle: Puzzle): string | null {
  if (isUnique(puzzle.givens, shapeOf(puzzle))) return null
  return texts.severalSolutions
}
