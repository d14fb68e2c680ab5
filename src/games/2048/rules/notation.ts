/** Owns a 2048 position as text: 16 numbers in rows, 0 for an empty cell. */
import { log2 } from '../../../engine/core/maths'
import { createRandom } from '../../../engine/core/random'
import type { State } from './state'

const SIDE = 4
/** No play gets beyond this tile: with 16 cells and a 4 as the last new tile it is the highest possible. */
const HIGHEST = 131_072

/** '2,0,0,4/0,0,0,0/0,0,0,0/0,0,0,0': rows from the top. */
export function write(state: State): string {
  const values = Array.from(
    { length: SIDE * SIDE },
    (_, at) => state.tiles.find((tile) => tile.at === at)?.value ?? 0,
  )
  return Array.from({ length: SIDE }, (_, row) => values.slice(row * SIDE, row * SIDE + SIDE).join(',')).join(
    '/',
  )
}

/**
 * Reads 16 numbers, separated by commas, slashes or spaces. The score starts at 0, and what comes next depends on the
 * position alone. Throws an Error that tells the visitor what is wrong.
 */
export function read(text: string): State {
  const parts = text.trim().split(/[\s,/]+/)
  if (parts.length !== SIDE * SIDE || parts.some((part) => !/^\d{1,6}$/.test(part)))
    throw new Error('A 2048 position is 16 numbers, row by row, with 0 for an empty cell.')
  const values = parts.map(Number)
  if (values.some((value) => value !== 0 && (value < 2 || value > HIGHEST || !Number.isInteger(log2(value)))))
    throw new Error('Every tile of 2048 is 2, 4, 8 and so on, up to 131072.')
  if (values.filter((value) => value > 0).length < 2)
    throw new Error('This position cannot come up: there are always at least two tiles.')
  if (!values.some((value) => value === 2 || value === 4))
    throw new Error('This position cannot come up: the newest tile is always a 2 or a 4.')
  const tiles = values.flatMap((value, at) => (value > 0 ? [{ id: at, value, at }] : []))
  const seed = values.reduce((sum, value) => (Math.imul(sum, 31) + value) | 0, 7)
  return {
    tiles,
    score: 0,
    moves: 0,
    won: values.some((value) => value >= 2048),
    nextId: SIDE * SIDE,
    random: createRandom(seed),
  }
}
