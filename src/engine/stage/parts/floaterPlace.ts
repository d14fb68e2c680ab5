/** Where floating words are: inside the field, and none over another. */
import { clamp } from '../../core/math/geometry'

/** The box of a word as the viewer sees it: its middle across and down, and its size, in units. */
export interface WordBox {
  readonly across: number
  readonly down: number
  readonly width: number
  readonly height: number
  /** How far newer words have lifted it. */
  lift: number
}

/** Words this much nearer than their sizes do not cover each other, units: rounding. */
const TOLERANCE = 0.1
/** Free space at the sides of the field, as a share of its width. */
const SIDE = 0.02
/** How large a word begins, as a factor of its size. */
export const POP = 1.35

/**
 * Fits a word between the sides of the field, also while it is largest.
 * @param width of the word, units
 * @param field width of the field, units
 * @returns where its middle is, and the factor of its size
 */
export function fitWord(across: number, width: number, field: number): { across: number; factor: number } {
  if (field === Number.POSITIVE_INFINITY) return { across, factor: 1 }
  const space = field * (1 - 2 * SIDE)
  const factor = Math.min(1, space / width)
  const half = Math.min(width * factor * POP, space) / 2 + field * SIDE
  return { across: clamp(across, half, field - half), factor }
}

const covers = (one: WordBox, other: WordBox) =>
  Math.abs(one.across - other.across) < (one.width + other.width) / 2 &&
  Math.abs(one.down - one.lift - other.down + other.lift) < (one.height + other.height) / 2 - TOLERANCE

/** Lifts a word until it covers none of these. */
function liftAbove(word: WordBox, placed: readonly WordBox[]): void {
  for (;;) {
    const below = placed.find((each) => covers(word, each))
    if (!below) return
    word.lift = word.down - (below.down - below.lift) + (word.height + below.height) / 2
  }
}

/** Lifts a new word above those below its middle that it would cover, and the other older ones above it and each other. */
export function placeWord(older: readonly WordBox[], added: WordBox): void {
  const placed = older.filter(({ down, lift }) => down - lift > added.down)
  const above = older.filter((word) => !placed.includes(word))
  liftAbove(added, placed)
  placed.push(added)
  for (const word of above.toReversed()) {
    liftAbove(word, placed)
    placed.push(word)
  }
}
