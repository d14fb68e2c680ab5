/** The random parts of Bubble Shooter: the first rows, new rows, and the colors to shoot. */
import type { Size } from '../../../engine/core/game/contract'
import { chance, drawInt, pick, type Random } from '../../../engine/core/math/random'
import { type Bubble, COLORS, colsOf, middleOf, startRows, type World } from './world'

/** How often a bubble takes the color of the one before it, so that the start has small groups. */
const ALIKE = 0.3

function rowOf(
  random: Random,
  row: number,
  parity: number,
  colors: readonly number[],
  id: () => number,
  width: number,
): Bubble[] {
  let color = pick(random, colors)
  return Array.from({ length: colsOf(row, parity, width) }, (_, col) => {
    if (!chance(random, ALIKE)) color = pick(random, colors)
    return { id: id(), row, col, color, ...middleOf(row, col, parity) }
  })
}

export const allColors = (count: number): number[] => Array.from({ length: count }, (_, color) => color)

/** The board at the start: rows (eight in the wide field) of six colors. */
export function startBoard(random: Random, size: Size): Bubble[] {
  const colors = allColors(COLORS)
  let id = 0
  return Array.from({ length: startRows(size) }, (_, row) =>
    rowOf(random, row, 0, colors, () => id++, size.width),
  ).flat()
}

/** The colors that are still on the board, in order. */
export function colorsLeft(bubbles: readonly Bubble[]): number[] {
  return [...new Set(bubbles.map(({ color }) => color))].sort((a, b) => a - b)
}

/** A color to shoot: one of those left. */
export function drawColor({ random, bubbles }: World): number {
  const left = colorsLeft(bubbles)
  return left.length > 0 ? pick(random, left) : drawInt(random, 0, COLORS - 1)
}

/** Pushes the board down by a row of these colors. */
export function addRow(world: World, colors = colorsLeft(world.bubbles)): void {
  world.parity = world.parity === 0 ? 1 : 0
  for (const bubble of world.bubbles) {
    bubble.row++
    Object.assign(bubble, middleOf(bubble.row, bubble.col, world.parity))
  }
  world.bubbles.push(...rowOf(world.random, 0, world.parity, colors, () => world.nextId++, world.width))
  world.version++
}
