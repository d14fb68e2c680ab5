/** Where the computer fires. It knows only what a player would know: shots, hits and sunk ships. */
import { itemAt } from '../../../engine/core/itemAt'
import { sideNeighbors } from '../../../engine/core/math/grid'
import type { Options } from '../options'
import { CELLS, lengthOf, SHIPS, SIZE } from './fleet'

export type Level = Options['level']
export const LEVELS: readonly Level[] = ['random', 'hunter', 'admiral']

/** What the firing side knows. */
export interface Knowledge {
  /**
   * By cell: 0 not fired at, 1 miss, 2 hit on a ship still afloat, 3 part of a sunk ship; in link games 4, no answer
   * yet.
   */
  readonly cells: readonly number[]
  /** Ships still afloat. */
  readonly afloat: readonly number[]
}

/** Additional weight of a placement per hit that it explains. */
const HIT_WEIGHT = 40

/**
 * The weight of each cell: counts all placements of the remaining ships that agree with what is known; placements
 * that explain hits count more (the "probability density" of Battleship solvers). 0 for cells already fired at.
 */
export function density({ cells, afloat }: Knowledge): Float64Array {
  const weights = new Float64Array(CELLS)
  const open = cells.includes(2)
  for (const ship of afloat) {
    const length = lengthOf(ship)
    for (const step of [1, SIZE]) {
      for (let start = 0; start < CELLS; start++) {
        if ((step === 1 ? start % SIZE : Math.floor(start / SIZE)) + length > SIZE) continue
        let hits = 0
        let weight = 1
        let possible = true
        for (let i = 0; i < length && possible; i++) {
          const known = itemAt(cells, start + i * step)
          possible = known === 0 || known === 2
          if (known !== 2) continue
          hits++
          weight *= HIT_WEIGHT
        }
        if (!possible || (open && hits === 0)) continue
        for (let i = 0; i < length; i++) {
          const cell = start + i * step
          if (cells[cell] === 0) weights[cell] = itemAt(weights, cell) + weight
        }
      }
    }
  }
  return weights
}

/** Cells not fired at. */
function free(cells: readonly number[]): number[] {
  return cells.flatMap((known, cell) => (known === 0 ? [cell] : []))
}

/** Cells next to hits: along a line of two hits first, otherwise on any side. */
function besideHits(cells: readonly number[]): number[] {
  const around: number[] = []
  const inLine: number[] = []
  for (const [cell, known] of cells.entries()) {
    if (known !== 2) continue
    for (const near of sideNeighbors(cell, SIZE, SIZE)) {
      if (cells[near] !== 0) continue
      around.push(near)
      const back = cell - (near - cell)
      const straight = Math.abs(near - cell) === SIZE || Math.floor(back / SIZE) === Math.floor(cell / SIZE)
      if (straight && cells[back] === 2) inLine.push(near)
    }
  }
  return inLine.length > 0 ? inLine : around
}

function best(weights: Float64Array): number[] {
  let top = 0
  let cells: number[] = []
  for (const [cell, weight] of weights.entries()) {
    if (weight > top) {
      top = weight
      cells = [cell]
    } else if (weight === top && top > 0) cells.push(cell)
  }
  return cells
}

/**
 * The cell to fire at.
 *
 * @param random returns 0 <= x < 1
 */
export function aim(knowledge: Knowledge, level: Level, random: () => number): number {
  const { cells } = knowledge
  let choices: number[] = []
  if (level === 'admiral') choices = best(density(knowledge))
  else if (level === 'hunter') choices = besideHits(cells)
  if (choices.length === 0) choices = free(cells)
  return choices[Math.floor(random() * choices.length)] ?? -1
}

/** The initial knowledge: all ships afloat, nothing fired. */
export const UNKNOWN: Knowledge = {
  cells: new Array<number>(CELLS).fill(0),
  afloat: SHIPS.map((_, ship) => ship),
}
