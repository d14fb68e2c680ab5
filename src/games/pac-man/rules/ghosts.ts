/** The four ghosts of Pac-Man: their targets, how they choose a direction, and how they leave and enter the pen. */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { square } from '../../../engine/core/math/exactMath'
import { type Direction, OPPOSITE, STEPS } from '../../../engine/core/math/grid'
import { drawInt } from '../../../engine/core/math/random'
import { ghostStep, shyCells } from './arcade'
import { cellAt, DOORSTEP, PEN, type Position, STEPS_TO_DOORSTEP, STEPS_TO_PEN, step, waysFrom } from './maze'
import { type Event, EYES_STEP, GHOST_STEP, type Ghost, NAMES, type Name, settle, type World } from './world'

/** The corner each ghost heads for while scattering. */
export const CORNERS: Readonly<Record<Name, Position>> = {
  ember: { row: 1, col: 17 },
  thistle: { row: 1, col: 1 },
  drizzle: { row: 19, col: 17 },
  moss: { row: 19, col: 1 },
}
/** Ticks after which each leaves the pen: Ember starts outside. */
const RELEASES: Readonly<Record<Name, number>> = { ember: 0, thistle: 60, drizzle: 270, moss: 510 }

export function isScatter(world: World): boolean {
  return world.wave % 2 === 0
}

/** The cell `count` ahead of the player, which may be in or beyond a wall. */
function ahead({ player }: Pick<World, 'player'>, count: number): Position {
  const { row, col } = STEPS[player.facing]
  return { row: player.row + row * count, col: player.col + col * count }
}

/**
 * The cell a ghost heads for in chase. Ember: the player. Thistle: four cells ahead of the player. Drizzle: the
 * reflection of Ember at the cell two ahead of the player. Moss: the player, or its corner when closer than six cells
 * (eight in Arcade).
 */
export function targetOf(
  name: Name,
  world: Pick<World, 'player' | 'ghosts'> & { readonly arcade?: boolean },
): Position {
  const { player } = world
  if (name === 'thistle') return ahead(world, 4)
  if (name === 'drizzle') {
    const pivot = ahead(world, 2)
    const ember = world.ghosts.find((ghost) => ghost.name === 'ember') ?? player
    return { row: 2 * pivot.row - ember.row, col: 2 * pivot.col - ember.col }
  }
  if (name === 'moss') {
    const moss = world.ghosts.find((ghost) => ghost.name === 'moss') ?? player
    const near =
      square(moss.row - player.row) + square(moss.col - player.col) < square(shyCells(world.arcade ?? false))
    if (near) return CORNERS.moss
  }
  return { row: player.row, col: player.col }
}

/** The four ghosts at the start of a life. */
export function freshGhosts(): Ghost[] {
  return NAMES.map((name, i) => {
    const ghost: Ghost = {
      name,
      place: name === 'ember' ? 'maze' : 'pen',
      row: name === 'ember' ? DOORSTEP.row : PEN.row,
      col: name === 'ember' ? DOORSTEP.col : PEN.col + ([0, 0, -1, 1][i] ?? 0),
      facing: name === 'ember' ? 'left' : 'up',
      clock: 0,
      pace: GHOST_STEP,
      x: 0,
      y: 0,
      frightened: false,
      turnBack: false,
      wait: RELEASES[name],
    }
    settle(ghost)
    return ghost
  })
}

/** All ghosts outside reverse; those in the pen are frightened too, and leave it slowly. */
export function frighten(world: World): void {
  for (const ghost of world.ghosts) {
    if (ghost.place === 'eyes') continue
    ghost.frightened = world.power > 0
    if (ghost.place === 'maze') ghost.turnBack = true
  }
}

function downhill(ghost: Ghost, steps: readonly number[]): Direction {
  let best: Direction = ghost.facing
  let min = Number.POSITIVE_INFINITY
  for (const direction of waysFrom(ghost, true)) {
    const next = step(ghost, direction)
    const value = itemAt(steps, cellAt(next.row, next.col))
    if (value >= 0 && value < min) [best, min] = [direction, value]
  }
  return best
}

/**
 * The next direction at a cell: never back (except when all reverse), closest to the target in a straight line;
 * frightened, any.
 */
export function choose(ghost: Ghost, world: World): Direction {
  if (ghost.place === 'eyes') return downhill(ghost, STEPS_TO_PEN)
  if (ghost.place === 'leave') return downhill(ghost, STEPS_TO_DOORSTEP)
  const back = OPPOSITE[ghost.facing]
  const directions = waysFrom(ghost)
  if (ghost.turnBack && directions.includes(back)) return back
  const onward = directions.filter((direction) => direction !== back)
  if (onward.length === 0) return back
  if (ghost.frightened) return itemAt(onward, drawInt(world.random, 0, onward.length - 1))
  const target = isScatter(world) ? CORNERS[ghost.name] : targetOf(ghost.name, world)
  const away = (direction: Direction) => {
    const next = step(ghost, direction)
    return square(next.row - target.row) + square(next.col - target.col)
  }
  return onward.reduce((best, direction) => (away(direction) < away(best) ? direction : best))
}

function arrive(ghost: Ghost, world: World, emit: Emit<Event>): void {
  const next = step(ghost, ghost.facing)
  Object.assign(ghost, next)
  const at = (position: Position) => ghost.row === position.row && ghost.col === position.col
  if (ghost.place === 'eyes' && at(PEN)) {
    ghost.place = 'leave'
    // While the power lasts it can be eaten again, and looks like it.
    ghost.frightened = world.power > 0
    emit({ type: 'revive', ghost: ghost.name, x: ghost.x, y: ghost.y })
  } else if (ghost.place === 'leave' && at(DOORSTEP)) {
    ghost.place = 'maze'
    // At the pen's exit no direction counts as back: both are free.
    ghost.facing = 'up'
  }
  depart(ghost, world)
}

function depart(ghost: Ghost, world: World): void {
  ghost.facing = choose(ghost, world)
  ghost.turnBack = false
  ghost.pace = ghostStep(ghost, world)
}

export function moveGhost(ghost: Ghost, world: World, emit: Emit<Event>): void {
  if (ghost.place === 'pen') {
    if (--ghost.wait > 0) return
    ghost.place = 'leave'
    depart(ghost, world)
  }
  if (++ghost.clock >= ghost.pace) {
    // A step of a fractional number of ticks carries the rest over to the next one.
    ghost.clock -= ghost.pace
    arrive(ghost, world, emit)
  }
  settle(ghost)
}

/** An eaten ghost: its eyes go home from its current position. */
export function becomeEyes(ghost: Ghost): void {
  ghost.place = 'eyes'
  ghost.frightened = false
  ghost.turnBack = false
  // The rest of this step at the speed of eyes, without a jump.
  ghost.clock = Math.floor((ghost.clock / ghost.pace) * EYES_STEP)
  ghost.pace = EYES_STEP
}
