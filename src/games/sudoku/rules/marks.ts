/** What a player writes in cells besides digits: corner and center notes and colors, in one cell or in several. */
import { itemAt } from '../../../engine/core/itemAt'
import { bitOf, CELLS } from './grid'

export const LAYERS = ['digit', 'note', 'center', 'color'] as const

/** One of the things that a cell can contain. A note is in the corners of its cell. */
export type Layer = (typeof LAYERS)[number]

/** How many colors there are, numbered from 1. */
export const COLORS = 8

/** The fields beyond digits and notes are absent while they are empty, as in games saved before there were any. */
export interface Marks {
  /** Pencil notes of each cell as bits. Notes under a digit are kept until it proves correct. */
  readonly notes: readonly number[]
  /** Center notes of each cell, likewise. */
  readonly centers?: readonly number[]
  /** The color of each cell; 0 for none. */
  readonly colors?: readonly number[]
}

export interface Written extends Marks {
  /** Digits of the puzzle; 0 for a free cell. */
  readonly givens: readonly number[]
  readonly digits: readonly number[]
}

const FIELDS = { digit: 'digits', note: 'notes', center: 'centers', color: 'colors' } as const
const NOTHING: readonly number[] = new Array<number>(CELLS).fill(0)

/** The highest value of a layer, from 1. */
export const maxOf = (layer: Layer): number => (layer === 'color' ? COLORS : 9)

/** A layer of all cells: digits, bits of notes, or colors. */
export const layerOf = (state: Written, layer: Layer): readonly number[] => state[FIELDS[layer]] ?? NOTHING

/** Whether the player can write this layer in a cell: a given takes colors only, and a digit covers the notes. */
export function isOpen({ givens, digits }: Written, layer: Layer, cell: number): boolean {
  if (layer === 'color') return true
  return givens[cell] === 0 && (layer === 'digit' || digits[cell] === 0)
}

const hasNotes = (layer: Layer) => layer === 'note' || layer === 'center'

export function contains(state: Written, layer: Layer, cell: number, value: number): boolean {
  const now = itemAt(layerOf(state, layer), cell)
  return hasNotes(layer) ? (now & bitOf(value)) !== 0 : now === value
}

/** The state with a layer replaced. */
function withLayer<State extends Written>(state: State, layer: Layer, values: readonly number[]): State {
  const { [FIELDS[layer]]: _, ...rest } = state
  const isAbsent = (layer === 'center' || layer === 'color') && values.every((value) => value === 0)
  return (isAbsent ? rest : { ...state, [FIELDS[layer]]: values }) as State
}

/** Sets or removes a value in cells that are open for it. */
export function withValue<State extends Written>(
  state: State,
  layer: Layer,
  cells: readonly number[],
  value: number,
  on: boolean,
): State {
  const values = layerOf(state, layer).slice()
  for (const cell of cells) {
    const now = itemAt(values, cell)
    const bits = on ? now | bitOf(value) : now & ~bitOf(value)
    values[cell] = hasNotes(layer) ? bits : on ? value : 0
  }
  return withLayer(state, layer, values)
}

/** Removes the notes that a digit excludes: all of its cell, and this digit from the cells that see it. */
export function withoutExcluded<State extends Written>(
  state: State,
  cell: number,
  digit: number,
  peers: readonly number[],
): State {
  const prune = (values: readonly number[]) =>
    values.map((bits, each) => {
      if (each === cell) return 0
      return peers.includes(each) ? bits & ~bitOf(digit) : bits
    })
  const pruned = withLayer(state, 'note', prune(state.notes))
  return state.centers ? withLayer(pruned, 'center', prune(state.centers)) : pruned
}

/**
 * Clears cells: their digits; if there are none, their notes; if there are none either, their colors.
 *
 * @param only - clears colors and nothing else
 * @returns the state, or null if there is nothing to clear
 */
export function erased<State extends Written>(
  state: State,
  cells: readonly number[],
  only?: 'color',
): State | null {
  const layers: readonly (readonly Layer[])[] = only
    ? [['color']]
    : [['digit'], ['note', 'center'], ['color']]
  for (const group of layers) {
    const found = cells.filter((cell) =>
      group.some((layer) => isOpen(state, layer, cell) && itemAt(layerOf(state, layer), cell) !== 0),
    )
    if (found.length === 0) continue
    return group.reduce(
      (next, layer) =>
        withLayer(
          next,
          layer,
          layerOf(next, layer).map((value, cell) => (found.includes(cell) ? 0 : value)),
        ),
      state,
    )
  }
  return null
}

/** Whether a move names cells of the grid, each once, in ascending order. */
export function areCells(cells: unknown): cells is readonly number[] {
  return (
    Array.isArray(cells) &&
    cells.length > 0 &&
    cells.every(
      (cell, i) => Number.isInteger(cell) && cell >= 0 && cell < CELLS && (i === 0 || cell > cells[i - 1]),
    )
  )
}
