/** The text form of a position: 9, 16, 25, or 36 numbers row by row, 0 for the empty space. */
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import { texts } from '../texts/game'
import type { State } from './state'

/** '5,1,2,4/9,6,3,8/13,10,7,11/0,14,15,12': rows from the top. */
export function write({ size, tiles }: State): string {
  return Array.from({ length: size }, (_, row) => tiles.slice(row * size, row * size + size).join(',')).join(
    '/',
  )
}

/** Whether the permutation of the tiles is even, with 0 as the highest number. */
function isEven(tiles: readonly number[]): boolean {
  const value = (tile: number) => (tile === 0 ? tiles.length : tile)
  let turned = 0
  for (let a = 0; a < tiles.length; a++)
    for (let b = a + 1; b < tiles.length; b++) if (value(itemAt(tiles, a)) > value(itemAt(tiles, b))) turned++
  return turned % 2 === 0
}

/**
 * Whether the board can be solved to 1, 2, 3 … with the empty cell last. Each slide swaps the empty cell with a tile
 * and moves it by one cell, so the parities of the permutation and of the empty cell's position change together.
 */
export function isSolvable(tiles: readonly number[]): boolean {
  const size = Math.sqrt(tiles.length)
  const empty = tiles.indexOf(0)
  const distance = size - 1 - Math.floor(empty / size) + (size - 1 - (empty % size))
  return isEven(tiles) === (distance % 2 === 0)
}

/**
 * Reads 9, 16, 25, or 36 numbers, separated by commas, slashes or spaces. On boards with an even side every arrangement can
 * be solved, with the empty cell either last or, as in Korf's published instances, first; the arrangement determines which.
 *
 * @throws Error with a message for the player
 */
export function read(text: string): State {
  const parts = pastedText(text)
    .split(/[\s,;/|[\]]+/)
    .filter(Boolean)
  const size = Math.sqrt(parts.length)
  const strange = parts.find((part) => !/^(?:\d{1,2}|[-._x*])$/i.test(part))
  if (![3, 4, 5, 6].includes(size) || strange !== undefined)
    throw new Error(
      strange === undefined
        ? texts.position.count(parts.length)
        : texts.position.strange(strange.slice(0, 16)),
    )
  const tiles = parts.map((part) => (/\d/.test(part) ? Number(part) : 0))
  const missing = tiles.findIndex((_, number) => !tiles.includes(number))
  if (missing >= 0) throw new Error(texts.position.missing(tiles.length - 1, missing))
  const emptyFirst = !isSolvable(tiles)
  if (emptyFirst && size % 2 === 1) throw new Error(texts.position.impossible)
  const shift = emptyFirst ? 0 : 1
  if (tiles.every((tile, cell) => tile === (cell + shift) % tiles.length))
    throw new Error(texts.position.inOrder)
  return { size, tiles, emptyFirst, moves: 0 }
}
