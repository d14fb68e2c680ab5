/** Test helpers for Pac-Man: set up positions and tick. */
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import type { Direction } from '../../../src/engine/core/math/grid'
import { type Options, options } from '../../../src/games/pac-man/options'
import * as pac from '../../../src/games/pac-man/rules'
import { type Ghost, type Name, rules, type World } from '../../../src/games/pac-man/rules'
import { CLASSIC as maze } from '../../../src/games/pac-man/rules/maze'
import { ticker } from '../../support/ticks'

export const begin = (seed = 1, chosen: Partial<Options> = {}) =>
  rules.start(completeOptions(options, chosen), seed, { width: 380, height: 420 })

export const tick = ticker(rules)
export const ticks = (world: World, count: number): GameEvent[] =>
  Array.from({ length: count }, () => tick(world)).flat()

/** A maze in play, the player at a cell, ghosts in the pen unless they are placed elsewhere. */
export function scene(row: number, col: number, facing: Direction = 'left'): World {
  const world = begin()
  world.state = 'play'
  for (const ghost of world.ghosts) Object.assign(ghost, { place: 'pen', row: 10, col: 9, wait: 1e9 })
  Object.assign(world.player, { row, col, facing, moving: false })
  pac.settle(world.player, false)
  return world
}

export function put(world: World, name: Name, more: Partial<Ghost>): Ghost {
  const ghost = world.ghosts.find((other) => other.name === name) as Ghost
  Object.assign(ghost, { place: 'maze', clock: 0, pace: pac.GHOST_STEP, frightened: false }, more)
  pac.settle(ghost)
  return ghost
}

export const clearDots = (world: World) => {
  world.dots.fill(0)
  world.dots[maze.cellAt(1, 1)] = 1
  world.left = 1
}
