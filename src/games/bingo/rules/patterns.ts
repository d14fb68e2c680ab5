/** Winning patterns: any line, or one selected picture. */

import { itemAt } from '../../../engine/core/itemAt'
import { texts } from '../texts/game'
import { type Cell, LETTERS, SIZE } from './card'

/** Part of the state, so it is the same in every language. */
export type PatternId =
  | `Row ${number}`
  | `Column ${string}`
  | `Diagonal ${'down' | 'up'}`
  | 'Four corners'
  | 'Full card'
  | 'Frame'
  | 'X'

export interface Pattern {
  readonly id: PatternId
  readonly name: string
  readonly cells: readonly number[]
}

const FIVE = [0, 1, 2, 3, 4]

/** The patterns of the default game: a row, a column, either diagonal, or the four corners. */
export const PATTERNS: readonly Pattern[] = [
  ...FIVE.map((row) => ({
    id: `Row ${row + 1}` as const,
    name: texts.patterns.row(row + 1),
    cells: FIVE.map((col) => row * SIZE + col),
  })),
  ...FIVE.map((col) => ({
    id: `Column ${LETTERS[col]}` as const,
    name: texts.patterns.column(itemAt(LETTERS, col)),
    cells: FIVE.map((row) => row * SIZE + col),
  })),
  { id: 'Diagonal down', name: texts.patterns.diagonalDown, cells: FIVE.map((i) => i * SIZE + i) },
  { id: 'Diagonal up', name: texts.patterns.diagonalUp, cells: FIVE.map((i) => (SIZE - 1 - i) * SIZE + i) },
  { id: 'Four corners', name: texts.patterns.corners, cells: [0, 4, 20, 24] },
]

const ALL = Array.from({ length: SIZE * SIZE }, (_, cell) => cell)
const isEdge = (at: number) => at === 0 || at === SIZE - 1
const rowOf = (cell: number) => Math.floor(cell / SIZE)

/** The choices: any of `PATTERNS`, or one picture only. */
export const ASKED = {
  line: PATTERNS,
  full: [{ id: 'Full card', name: texts.patterns.full, cells: ALL }],
  frame: [
    {
      id: 'Frame',
      name: texts.patterns.frame,
      cells: ALL.filter((cell) => isEdge(rowOf(cell)) || isEdge(cell % SIZE)),
    },
  ],
  x: [
    {
      id: 'X',
      name: texts.patterns.x,
      cells: ALL.filter((cell) => rowOf(cell) === cell % SIZE || rowOf(cell) + (cell % SIZE) === SIZE - 1),
    },
  ],
  corners: PATTERNS.filter(({ id }) => id === 'Four corners'),
} as const satisfies Readonly<Record<string, readonly Pattern[]>>

export type Asked = keyof typeof ASKED

/** The first pattern whose cells are all marked, or null. */
export function findPattern(card: readonly Cell[], asked: Asked = 'line'): Pattern | null {
  return ASKED[asked].find(({ cells }) => cells.every((cell) => card[cell]?.marked)) ?? null
}

/** The name of a pattern by its id. */
export function patternName(wanted: string): string {
  const all: readonly Pattern[] = Object.values(ASKED).flat()
  return all.find(({ id }) => id === wanted)?.name ?? ''
}

/** Number of marks that the nearest pattern still needs. */
export function toGo(card: readonly Cell[], asked: Asked = 'line'): number {
  return Math.min(...ASKED[asked].map(({ cells }) => cells.filter((cell) => !card[cell]?.marked).length))
}

/** The picture to fill; null if any line wins. */
export function pictureOf(asked: Asked): Pattern | null {
  return asked === 'line' ? null : (ASKED[asked][0] as Pattern)
}
