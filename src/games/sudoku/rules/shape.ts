/** The houses of a puzzle (rows, columns, boxes and those of its kind), and which cells see each other. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { type Cage, misses } from './cages'
import { type Derived, deriveSums } from './fortyFive'
import { CELLS } from './grid'

/** X: both diagonals are houses too. Killer: every cell is in a cage with distinct digits and a sum. */
export type Kind = Options['kind']

/** A house that shares three cells with another one. */
export interface Crossing {
  readonly other: number
  readonly shared: readonly number[]
  /** The remaining cells of the first house, and of the other one. */
  readonly rest: readonly number[]
  readonly beyond: readonly number[]
}

/** What a puzzle defines about its houses. */
export interface Layout {
  readonly kind: Kind
  /** Empty except in Killer. */
  readonly cages: readonly Cage[]
}

/** A puzzle as given. */
export interface Puzzle extends Layout {
  /** The givens row by row, 0 for an empty cell. */
  readonly givens: readonly number[]
}

/** Everything that solving, generating and drawing need to know about a puzzle's houses. */
export interface Shape extends Layout {
  /** Nine cells each: rows 0 to 8, columns 9 to 17, boxes 18 to 26, then those that the kind adds. */
  readonly houses: readonly (readonly number[])[]
  /** Row, column and box of each cell, then its other houses, as indices of `houses`. */
  readonly housesOf: readonly (readonly number[])[]
  /** The cells that share a house or a cage with each cell: 20 in a classic grid. */
  readonly peers: readonly (readonly number[])[]
  /** For each house, the others that share three cells with it. */
  readonly crossings: readonly (readonly Crossing[])[]
  /** Sums derived from the cages. */
  readonly derived: readonly Derived[]
}

const range = Array.from({ length: 9 }, (_, i) => i)

const LINES_AND_BOXES = [
  ...range.map((row) => range.map((i) => row * 9 + i)),
  ...range.map((col) => range.map((i) => i * 9 + col)),
  ...range.map((box) =>
    range.map((i) => (Math.floor(box / 3) * 3 + Math.floor(i / 3)) * 9 + (box % 3) * 3 + (i % 3)),
  ),
]

const DIAGONALS = [range.map((i) => i * 10), range.map((i) => (i + 1) * 8)]

function crossingsOf(houses: Shape['houses'], house: number): readonly Crossing[] {
  const own = itemAt(houses, house)
  return houses.flatMap((cells, other): Crossing[] => {
    if (other === house) return []
    const shared = own.filter((cell) => cells.includes(cell))
    if (shared.length !== 3) return []
    const without = (all: readonly number[]) => all.filter((cell) => !shared.includes(cell))
    return [{ other, shared, rest: without(own), beyond: without(cells) }]
  })
}

function createShape(kind: Kind, more: Shape['houses']): Shape {
  const houses = [...LINES_AND_BOXES, ...more]
  const housesOf = Array.from({ length: CELLS }, (_, cell) =>
    houses.flatMap((house, i) => (house.includes(cell) ? [i] : [])),
  )
  const peers = housesOf.map((own, cell) =>
    [...new Set(own.flatMap((house) => itemAt(houses, house)))].filter((peer) => peer !== cell),
  )
  const crossings = houses.map((_, house) => crossingsOf(houses, house))
  return { kind, cages: [], houses, housesOf, peers, crossings, derived: [] }
}

export const CLASSIC = createShape('classic', [])

let x: Shape | undefined

/** Cache by cages, which stay the same throughout a game. */
const killers = new WeakMap<readonly Cage[], Shape>()

function caged(cages: readonly Cage[]): Shape {
  const { houses } = CLASSIC
  const peers = CLASSIC.peers.map((own, cell) => {
    const mates = cages.find(({ cells }) => cells.includes(cell))
    return [...new Set([...own, ...(mates?.cells ?? [])])].filter((peer) => peer !== cell)
  })
  return { ...CLASSIC, kind: 'killer', cages, peers, derived: deriveSums(houses, cages, peers) }
}

export function shapeOf({ kind, cages }: Layout): Shape {
  if (kind === 'classic') return CLASSIC
  if (kind === 'x') {
    x ??= createShape('x', DIAGONALS)
    return x
  }
  const shape = killers.get(cages) ?? caged(cages)
  killers.set(cages, shape)
  return shape
}

/** The shape of X-Sudoku. */
export const diagonalShape = () => shapeOf({ kind: 'x', cages: [] })

/** On how many diagonal houses a cell is: 0 to 2. */
export function diagonalsOf({ kind, housesOf }: Shape, cell: number): number {
  return kind === 'x' ? itemAt(housesOf, cell).length - 3 : 0
}

/** The cage of a cell; undefined except in Killer. */
export function cageOf({ cages }: Layout, cell: number): Cage | undefined {
  return cages.find(({ cells }) => cells.includes(cell))
}

/** The cells of a house, or of a cage for indices after the houses. */
export function cellsOf({ houses, cages }: Shape, house: number): readonly number[] {
  return (houses[house] ?? cages[house - houses.length]?.cells) as readonly number[]
}

export function sees({ peers }: Shape, a: number, b: number): boolean {
  return itemAt(peers, a).includes(b)
}

/** Cells whose digit repeats in a house or a cage, or that are in a cage that misses its sum. */
export function conflictsOf(digits: ArrayLike<number>, { peers, cages }: Shape): ReadonlySet<number> {
  const wrong = new Set<number>()
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] && itemAt(peers, cell).some((peer) => digits[peer] === digits[cell])) wrong.add(cell)
  }
  for (const cage of cages)
    if (misses(digits, cage)) for (const cell of cage.cells) if (digits[cell]) wrong.add(cell)
  return wrong
}
