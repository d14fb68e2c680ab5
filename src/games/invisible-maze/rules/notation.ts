/** The text form of a position: level, row and column, '7:18,20'; mazes by seed start with the seed, '42/7:18,20'. */
import { pastedText } from '../../../engine/core/input/plainText'
import { texts } from '../texts/game'
import { LEVELS, type Level } from './levels'
import { madeLevel } from './made'
import { movesToGoal } from './maze'

/** '7:18,20': level 7, row 18, column 20, all counted from 1. */
export function writePosition({ id, size }: Level, cell: number, seed?: number): string {
  return `${seed === undefined ? '' : `${seed}/`}${id}:${Math.floor(cell / size) + 1},${(cell % size) + 1}`
}

/**
 * Reads a position.
 *
 * @throws Error with a message for the player
 */
export function readPosition(text: string): { level: number; cell: number; seed?: number } {
  const [, seed, id, row, column] =
    pastedText(text)
      .trim()
      .match(/^(?:(\d{1,10})\/)?(\d{1,3}):(\d{1,2}),(\d{1,2})$/) ?? []
  if (id === undefined) throw new Error(texts.position.form)
  const level = seed === undefined ? LEVELS[Number(id) - 1] : madeLevel(Number(seed), Math.max(1, Number(id)))
  if (!level) throw new Error(texts.position.noLevel(Number(id), LEVELS.length))
  const { size } = level
  const [r, c] = [Number(row), Number(column)]
  if (r < 1 || r > size || c < 1 || c > size) throw new Error(texts.position.size(Number(id), size))
  const cell = (r - 1) * size + c - 1
  if ((movesToGoal(level)[cell] ?? -1) === -1) throw new Error(texts.position.wall(r, c, Number(id)))
  return seed === undefined ? { level: level.id, cell } : { level: level.id, cell, seed: Number(seed) }
}
