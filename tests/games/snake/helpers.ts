/** Test helpers for Snake: start a game, move, and fill the board. */

import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/snake/options'
import { type Action, SIDE, type World } from '../../../src/games/snake/rules'
import { alone } from '../../../src/games/snake/rules/alone'
import { ticker } from '../../support/ticks'

export const begin = (chosen: Partial<Options> = {}, seed = 1) =>
  alone.start(completeOptions(options, chosen), seed, { width: SIDE, height: SIDE })
export const tick = ticker(alone)

/** Runs ticks until the snake has moved once. The keys are pressed in the first tick. */
export function move(world: World, press: readonly Action[] = []): GameEvent[] {
  const events: GameEvent[] = tick(world, press)
  while (world.clock > 0 && !world.end) events.push(...tick(world))
  return events
}

/**
 * The direction along one closed path over all cells: right through the first row, then back and forth in the others,
 * home up the first column.
 */
function alongTheCycle(cell: number, size: number): Action {
  const row = Math.floor(cell / size)
  const col = cell % size
  if (col === 0) return row === 0 ? 'right' : 'up'
  if (row % 2 === 0) return col === size - 1 ? 'down' : 'right'
  if (row === size - 1) return 'left'
  return col === 1 ? 'down' : 'left'
}

/** Follows that path to the end. */
export function fill(world: World, each: () => void = () => {}): void {
  while (!world.end) {
    const ahead = alongTheCycle(world.body[0] as number, world.size)
    move(world, ahead === world.direction ? [] : [ahead])
    each()
  }
}
