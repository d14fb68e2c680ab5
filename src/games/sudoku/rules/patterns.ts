/** Techniques across several houses: X-Wing, Swordfish, Skyscraper, XY-Wing. */
import { itemAt } from '../../../engine/core/itemAt'
import { stepTexts as texts } from '../texts/steps'
import { bitOf, CELLS, cellName, firstOf, SIZE } from './grid'
import { pairs, subset } from './houses'
import { list } from './sentences'
import { sees } from './shape'
import type { SolverGrid, Step } from './technique'

/** Cells for a digit in each of nine rows (or columns), as bits of the crossing columns (or rows). */
function lanesOf(candidates: Uint16Array, digit: number, upright: boolean): number[] {
  return Array.from({ length: 9 }, (_, lane) =>
    NINE.reduce(
      (bits, i) => (itemAt(candidates, cellAt(lane, i, upright)) & bitOf(digit) ? bits | (1 << i) : bits),
      0,
    ),
  )
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const cellAt = (lane: number, i: number, upright: boolean) => (upright ? i * 9 + lane : lane * 9 + i)

/** X-Wing (two) and Swordfish (three): rows whose cells for a digit cover as many columns, or vice versa. */
export function fish({ candidates }: SolverGrid, size: 2 | 3): Step | null {
  for (let digit = 1; digit <= 9; digit++) {
    for (const upright of [false, true]) {
      const lanes = lanesOf(candidates, digit, upright)
      const few = NINE.filter((lane) => {
        const count = itemAt(SIZE, itemAt(lanes, lane))
        return count >= 2 && count <= size
      })
      const set = subset(
        few,
        (lane) => itemAt(lanes, lane),
        size,
        (across, chosen) =>
          NINE.some((lane) => !chosen.includes(lane) && (itemAt(lanes, lane) & across) !== 0),
      )
      if (!set) continue
      const across = set.reduce((bits, lane) => bits | itemAt(lanes, lane), 0)
      const remove = NINE.filter((lane) => !set.includes(lane)).flatMap((lane) =>
        NINE.filter((i) => itemAt(lanes, lane) & across & (1 << i)).map((i) => ({
          cell: cellAt(lane, i, upright),
          bits: bitOf(digit),
        })),
      )
      const name = size === 2 ? 'X-Wing' : 'Swordfish'
      const crossing = NINE.filter((i) => across & (1 << i)).map((i) => i + 1)
      return {
        technique: name,
        remove,
        say() {
          const lanes = list(set.map((lane) => lane + 1))
          const title = texts.techniques[name]
          return upright
            ? texts.fishInColumns(title, lanes, digit, list(crossing))
            : texts.fishInRows(title, lanes, digit, list(crossing))
        },
      }
    }
  }
  return null
}

/**
 * Skyscraper: two rows with two cells each, one pair in the same column. One of the other two cells holds the
 * digit.
 */
export function skyscraper({ candidates, shape }: SolverGrid): Step | null {
  for (let digit = 1; digit <= 9; digit++) {
    const bit = bitOf(digit)
    for (const upright of [false, true]) {
      const lanes = lanesOf(candidates, digit, upright)
      const doubles = NINE.filter((lane) => SIZE[itemAt(lanes, lane)] === 2)
      for (const [a, b] of pairs(doubles)) {
        const [inA, inB] = [itemAt(lanes, a), itemAt(lanes, b)]
        if (SIZE[inA & inB] !== 1) continue
        const ends = [
          cellAt(a, firstOf(inA & ~inB) - 1, upright),
          cellAt(b, firstOf(inB & ~inA) - 1, upright),
        ] as const
        const remove = itemAt(shape.peers, ends[0])
          .filter((cell) => sees(shape, cell, ends[1]) && itemAt(candidates, cell) & bit)
          .map((cell) => ({ cell, bits: bit }))
        if (remove.length === 0) continue
        return {
          technique: 'Skyscraper',
          remove,
          say: () => texts.skyscraper(digit, cellName(ends[0]), cellName(ends[1])),
        }
      }
    }
  }
  return null
}

/**
 * XY-Wing: a cell with two candidates, and two cells that each share one of them. One of the two holds the third
 * digit.
 */
export function xyWing({ candidates, shape }: SolverGrid): Step | null {
  for (let pivot = 0; pivot < CELLS; pivot++) {
    const own = itemAt(candidates, pivot)
    if (SIZE[own] !== 2) continue
    const wings = itemAt(shape.peers, pivot).filter(
      (cell) => SIZE[itemAt(candidates, cell)] === 2 && SIZE[itemAt(candidates, cell) & own] === 1,
    )
    for (const [a, b] of pairs(wings)) {
      const [inA, inB] = [itemAt(candidates, a), itemAt(candidates, b)]
      const third = inA & inB & ~own
      if (third === 0 || ((inA | inB) & own) !== own) continue
      const remove = itemAt(shape.peers, a)
        .filter((cell) => sees(shape, cell, b) && itemAt(candidates, cell) & third)
        .map((cell) => ({ cell, bits: third }))
      if (remove.length === 0) continue
      return {
        technique: 'XY-Wing',
        remove,
        say: () => texts.xyWing(cellName(pivot), firstOf(third), cellName(a), cellName(b)),
      }
    }
  }
  return null
}
