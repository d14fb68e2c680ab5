/** Mazes that people draw, as text: view radius and rows, such as '1:S.#/..#/#.G', with # for a wall. */
import { texts } from '../texts/game'
import type { Level } from './levels'
import { movesToGoal } from './maze'

/** Cells per side. */
const MIN_SIDE = 4
const MAX_SIDE = 20
const MAX_RADIUS = 3

// Cache of the latest mazes, which every move needs.
const known = new Map<string, Level>()
const KEPT = 4

/** The number of this level, which none of the others has. */
const OWN = 0

/** @param cells row by row: S start, G goal, # a wall, . open */
export const textOf = (cells: string, size: number, viewRadius: number): string =>
  `${viewRadius}:${Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)).join('/')}`

/**
 * Reads a maze. The result of `textOf` can be read again; rows may also be lines, x may replace #, and without a radius it is
 * one.
 *
 * @throws Error with a message for the player
 */
export function ownLevel(text: string): Level {
  const before = known.get(text)
  if (before) return before
  const [, radius = '1', map = ''] = text.trim().match(/^(?:(\d):)?([\s\S]*)$/) ?? []
  const rows = map
    .toUpperCase()
    .replaceAll('X', '#')
    .split(/[\s/]+/)
    .filter(Boolean)
  const size = rows.length
  const cells = rows.join('')
  const { own } = texts.position
  if (size < MIN_SIDE || size > MAX_SIDE || rows.some((row) => row.length !== size))
    throw new Error(own.square(MIN_SIDE, MAX_SIDE))
  if (!/^[SG#.]*$/.test(cells)) throw new Error(own.signs)
  const once = (sign: string) => cells.split(sign).length === 2
  if (!once('S') || !once('G')) throw new Error(own.ends)
  if (Number(radius) > MAX_RADIUS) throw new Error(own.radius(MAX_RADIUS))
  const level: Level = {
    id: OWN,
    name: texts.ownMaze,
    size,
    start: cells.indexOf('S'),
    end: cells.indexOf('G'),
    walls: [...cells].map((sign) => sign === '#'),
    viewRadius: Number(radius),
  }
  if ((movesToGoal(level)[level.start] ?? -1) === -1) throw new Error(own.unreachable)
  if (known.size >= KEPT) known.delete(known.keys().next().value as string)
  known.set(text, level)
  return level
}
