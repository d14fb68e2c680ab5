/** Owns the houses of a puzzle: rows, columns, boxes and what its kind adds, which cells see each other, and their names. */
import { CELLS } from './grid'

/** X: both diagonals are houses too. */
export const KINDS = ['classic', 'x'] as const
export type Kind = (typeof KINDS)[number]

/** A house, seen from one with which it shares three cells. */
export interface Crossing {
  readonly other: number
  readonly shared: readonly number[]
  /** The rest of the house, and of the other one. */
  readonly rest: readonly number[]
  readonly beyond: readonly number[]
}

/** All that solving, making and drawing ask of a puzzle's houses. */
export interface Shape {
  readonly kind: Kind
  /** Nine cells each: rows 0 to 8, columns 9 to 17, boxes 18 to 26, then those that the kind adds. */
  readonly houses: readonly (readonly number[])[]
  readonly names: readonly string[]
  /** Row, column and box of each cell, then its other houses, as indices of `houses`. */
  readonly housesOf: readonly (readonly number[])[]
  /** The cells that share a house with each cell: 20 in a plain grid. */
  readonly peers: readonly (readonly number[])[]
  /** For each house the others that share three cells with it. */
  readonly crossings: readonly (readonly Crossing[])[]
}

const range = Array.from({ length: 9 }, (_, i) => i)

const BOXES = ['top left', 'top middle', 'top right', 'middle left', 'centre', 'middle right']
const LOWER = ['bottom left', 'bottom middle', 'bottom right']

const LINES_AND_BOXES = [
  ...range.map((row) => range.map((i) => row * 9 + i)),
  ...range.map((col) => range.map((i) => i * 9 + col)),
  ...range.map((box) =>
    range.map((i) => (Math.floor(box / 3) * 3 + Math.floor(i / 3)) * 9 + (box % 3) * 3 + (i % 3)),
  ),
]
const NAMES = [
  ...range.map((row) => `row ${row + 1}`),
  ...range.map((col) => `column ${col + 1}`),
  ...[...BOXES, ...LOWER].map((box) => `the ${box} box`),
]

const DIAGONALS = [range.map((i) => i * 10), range.map((i) => (i + 1) * 8)]
const DIAGONAL_NAMES = ['the diagonal from the top left', 'the diagonal from the top right']

function crossingsOf(houses: Shape['houses'], house: number): readonly Crossing[] {
  const own = houses[house] as readonly number[]
  return houses.flatMap((cells, other): Crossing[] => {
    if (other === house) return []
    const shared = own.filter((cell) => cells.includes(cell))
    if (shared.length !== 3) return []
    const without = (all: readonly number[]) => all.filter((cell) => !shared.includes(cell))
    return [{ other, shared, rest: without(own), beyond: without(cells) }]
  })
}

function createShape(kind: Kind, more: Shape['houses'], moreNames: readonly string[]): Shape {
  const houses = [...LINES_AND_BOXES, ...more]
  const housesOf = Array.from({ length: CELLS }, (_, cell) =>
    houses.flatMap((house, i) => (house.includes(cell) ? [i] : [])),
  )
  const peers = housesOf.map((own, cell) =>
    [...new Set(own.flatMap((house) => houses[house] as readonly number[]))].filter((peer) => peer !== cell),
  )
  const crossings = houses.map((_, house) => crossingsOf(houses, house))
  return { kind, houses, names: [...NAMES, ...moreNames], housesOf, peers, crossings }
}

/** Rows, columns and boxes. */
export const CLASSIC = createShape('classic', [], [])

let x: Shape | undefined

/** The houses of a kind. */
export function shapeOf(kind: Kind): Shape {
  if (kind === 'classic') return CLASSIC
  x ??= createShape('x', DIAGONALS, DIAGONAL_NAMES)
  return x
}

/** How many diagonals a cell lies on that are houses: 0 to 2. */
export function diagonalsOf({ kind, housesOf }: Shape, cell: number): number {
  return kind === 'x' ? (housesOf[cell] as readonly number[]).length - 3 : 0
}

/** 'row 3', 'column 4', 'the top left box', 'the diagonal from the top left'. */
export function houseName({ names }: Shape, house: number): string {
  return names[house] as string
}

export function sees({ peers }: Shape, a: number, b: number): boolean {
  return (peers[a] as readonly number[]).includes(b)
}

/** Cells whose digit stands twice in a house. */
export function conflictsOf(digits: ArrayLike<number>, { peers }: Shape): ReadonlySet<number> {
  const wrong = new Set<number>()
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] && (peers[cell] as readonly number[]).some((peer) => digits[peer] === digits[cell]))
      wrong.add(cell)
  }
  return wrong
}
