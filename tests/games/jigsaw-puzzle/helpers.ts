/** Test helpers for Jigsaw Puzzle: start a puzzle and move its pieces. */

import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import type { Options } from '../../../src/games/jigsaw-puzzle/options'
import { options } from '../../../src/games/jigsaw-puzzle/options'
import { rules } from '../../../src/games/jigsaw-puzzle/rules'
import type { Piece, World } from '../../../src/games/jigsaw-puzzle/rules/world'
import { mouse, ticker } from '../../support/ticks'

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'large', 'huge'] as const
export const WINDOW = { width: 1200, height: 640 }
export const PHONE = { width: 374, height: 640 }

export function begin(chosen: Partial<Options> = {}, seed = 1, size = WINDOW): World {
  const world = rules.start(completeOptions(options, chosen), seed, size)
  Object.assign(world, { state: 'play', wait: 0 })
  return world
}

const advance = ticker(rules)
export const tick = (world: World, hold: readonly string[] = [], pointers: readonly Pointer[] = []) =>
  advance(world, hold, [], pointers)

export const at = (x: number, y: number, more: Partial<Pointer> = {}) => mouse(x, y, { down: true, ...more })

/** Drags by mouse from one place to another. */
export function drag(
  world: World,
  from: { x: number; y: number },
  to: { x: number; y: number },
): GameEvent[] {
  return [
    ...tick(world, [], [at(from.x, from.y, { pressed: true })]),
    ...tick(world, [], [at((from.x + to.x) / 2, (from.y + to.y) / 2)]),
    ...tick(world, [], [at(to.x, to.y)]),
    ...tick(world, [], [at(to.x, to.y, { down: false, released: true })]),
  ]
}

/** A finger's tap; it is gone in the tick after. */
export function tap(world: World, x: number, y: number): GameEvent[] {
  return [
    ...tick(world, [], [at(x, y, { id: 5, kind: 'touch', pressed: true })]),
    ...tick(world, [], [at(x, y, { id: 5, kind: 'touch', down: false, released: true })]),
    ...tick(world),
  ]
}

export const piece = (world: World, row: number, col: number) =>
  world.pieces.find((each) => each.row === row && each.col === col) as Piece

export const home = ({ homeX, homeY }: Piece, dx = 0, dy = 0) => ({ x: homeX + dx, y: homeY + dy })
