/** Winning patterns: any line, or one selected picture. */
import { type Cell, LETTERS, SIZE } from './card'

export interface Pattern {
  readonly name: string
  readonly cells: readonly number[]
}

const FIVE = [0, 1, 2, 3, 4]

/** The patterns of the default game: a row, a column, either diagonal, or the four corners. */
export const PATTERNS: readonly Pattern[] = [
  ...FIVE.map((row) => ({ name: `Row ${row + 1}`, cells: FIVE.map((col) => row * SIZE + col) })),
  ...FIVE.map((col) => ({ name: `Column ${LETTERS[col]}`, cells: FIVE.map((row) => row * SIZE + col) })),
  { name: 'Diagonal down', cells: FIVE.map((i) => i * SIZE + i) },
  { name: 'Diagonal up', cells: FIVE.map((i) => (SIZE - 1 - i) * SIZE + i) },
  { name: 'Four corners', cells: [0, 4, 20, 24] },
]

const ALL = Array.from({ length: SIZE * SIZE }, (_, cell) => cell)
const isEdge = (at: number) => at === 0 || at === SIZE - 1
const rowOf = (cell: number) => Math.floor(cell / SIZE)

/** The choices: any of `PATTERNS`, or one picture only. */
export const ASKED = {
  line: PATTERNS,
  full: [{ name: 'Full card', cells: ALL }],
  frame: [{ name: 'Frame', cells: ALL.filter((cell) => isEdge(rowOf(cell)) || isEdge(cell % SIZE)) }],
  x: [
    {
      name: 'X',
      cells: ALL.filter((cell) => rowOf(cell) === cell % SIZE || rowOf(cell) + (cell % SIZE) === SIZE - 1),
    },
  ],
  corners: PATTERNS.filter(({ name }) => name === 'Four corners'),
} as const satisfies Readonly<Record<string, readonly Pattern[]>>

export type Asked = keyof typeof ASKED

/** The first pattern whose cells are all marked, or null. */
export function findPattern(card: readonly Cell[], asked: Asked = 'line'): Pattern | null {
  return ASKED[asked].find(({ cells }) => cells.every((cell) => card[cell]?.marked)) ?? null
}

/** Number of marks that the nearest pattern still needs. */
export function toGo(card: readonly Cell[], asked: Asked = 'line'): number {
  return Math.min(...ASKED[asked].map(({ cells }) => cells.filter((cell) => !card[cell]?.marked).length))
}

/** The picture to fill; null if any line wins. */
export function pictureOf(asked: Asked): Pattern | null {
  return asked === 'line' ? null : (ASKED[asked][0] as Pattern)
}
