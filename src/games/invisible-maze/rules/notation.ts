/**
 * The text form of a position: level, row and column, '7:18,20'; mazes by seed start with the seed, '42/7:18,20'; drawn mazes
 * are written out (`own.ts`), followed by row and column where the player has left the start, '1:S.#/..#/#.G@1,2'.
 */
import { pastedText } from '../../../engine/core/input/plainText'
import { texts } from '../texts/game'
import { LEVELS, type Level } from './levels'
import { madeLevel } from './made'
import { movesToGoal } from './maze'
import { ownLevel, textOf } from './own'

interface Maze {
  readonly seed?: number | undefined
  readonly own?: string | undefined
}

/** What a text says: the level, and the cell. */
export interface Position {
  readonly level: number
  readonly cell: number
  readonly seed?: number
  readonly own?: string
}

/** '7:18,20': level 7, row 18, column 20, all counted from 1. */
export function writePosition({ id, size, start }: Level, cell: number, { seed, own }: Maze = {}): string {
  const place = `${Math.floor(cell / size) + 1},${(cell % size) + 1}`
  if (own !== undefined) return cell === start ? own : `${own}@${place}`
  return `${seed === undefined ? '' : `${seed}/`}${id}:${place}`
}

function readOwn(text: string): Position {
  const [, map = text, row, column] = text.match(/^([\s\S]*)@(\d{1,2}),(\d{1,2})$/) ?? []
  const level = ownLevel(map)
  const { size, start, end, walls, viewRadius } = level
  const isInside = Number(row) <= size && Number(column) <= size
  const at = isInside ? (Number(row) - 1) * size + Number(column) - 1 : start
  const cells = walls
    .map((wall, cell) => (cell === start ? 'S' : cell === end ? 'G' : wall ? '#' : '.'))
    .join('')
  return {
    level: level.id,
    own: textOf(cells, size, viewRadius),
    // A place in a wall or outside counts as the start.
    cell: (movesToGoal(level)[at] ?? -1) === -1 ? start : at,
  }
}

/**
 * Reads a position.
 *
 * @throws Error with a message for the player
 */
export function readPosition(text: string): Position {
  const pasted = pastedText(text).trim()
  // Only drawn mazes have letters.
  if (/[sg]/i.test(pasted)) return readOwn(pasted)
  const [, seed, id, row, column] = pasted.match(/^(?:(\d{1,10})\/)?(\d{1,3}):(\d{1,2}),(\d{1,2})$/) ?? []
  if (id === undefined) throw new Error(texts.position.form)
  const level = seed === undefined ? LEVELS[Number(id) - 1] : madeLevel(Number(seed), Math.max(1, Number(id)))
  if (!level) throw new Error(texts.position.noLevel(Number(id), LEVELS.length))
  const { size } = level
  const [r, c] = [Number(row), Number(column)]
  if (r < 1 || r > size || c < 1 || c > size) throw new Error(texts.position.size(level.id, size))
  const cell = (r - 1) * size + c - 1
  if ((movesToGoal(level)[cell] ?? -1) === -1) throw new Error(texts.position.wall(r, c, level.id))
  return seed === undefined ? { level: level.id, cell } : { level: level.id, cell, seed: Number(seed) }
}
