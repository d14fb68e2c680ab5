/** The four ghosts of Pac-Man: their targets, how they choose a direction, and how they leave and enter the pen. */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { square } from '../../../engine/core/math/exactMath'
import { type Direction, OPPOSITE, STEPS } from '../../../engine/core/math/grid'
import { drawInt } from '../../../engine/core/math/random'
import { ghostStep, shyCells } from './arcade'
import type { Maze, Position } from './maze'
import { mazeOf } from './mazes'
import { ghostsIn } from './stages'
import { type Event, EYES_STEP, GHOST_STEP, type Ghost, NAMES, type Name, settle, type World } from './world'

/** The corner each ghost heads for while scattering: at the top or bottom, on the left or right. */
const CORNERS: Readonly<Record<Name, readonly [bottom: boolean, right: boolean]>> = {
  ember: [false, true],
  thistle: [false, false],
  drizzle: [true, true],
  moss: [true, false],
}
export function cornerOf(name: Name, { rows, cols }: Maze): Position {
  const [bottom, right] = CORNERS[name]
  return { row: bottom ? rows - 2 : 1, col: right ? cols - 2 : 1 }
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
  world: Pick<World, 'player' | 'ghosts' | 'road'> & { readonly arcade?: boolean },
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
    if (near) return cornerOf('moss', mazeOf(world))
  }
  return { row: player.row, col: player.col }
}

/** The cell a ghost heads for now. */
export function headingOf(name: Name, world: World): Position {
  return isScatter(world) ? cornerOf(name, mazeOf(world)) : targetOf(name, world)
}

/** The ghosts at the start of a life: all four, or fewer in some rounds of Mazes. */
export function freshGhosts(world: Pick<World, 'road'>): Ghost[] {
  const { doorstep, pen } = mazeOf(world)
  return NAMES.slice(0, world.road ? ghostsIn(world.road) : NAMES.length).map((name, i) => {
    const ghost: Ghost = {
      name,
      place: name === 'ember' ? 'maze' : 'pen',
      row: name === 'ember' ? doorstep.row : pen.row,
      col: name === 'ember' ? doorstep.col : pen.col + ([0, 0, -1, 1][i] ?? 0),
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

function downhill(ghost: Ghost, maze: Maze, steps: readonly number[]): Direction {
  let best: Direction = ghost.facing
  let min = Number.POSITIVE_INFINITY
  for (const direction of maze.waysFrom(ghost, true)) {
    const next = maze.step(ghost, direction)
    const value = itemAt(steps, maze.cellAt(next.row, next.col))
    if (value >= 0 && value < min) [best, min] = [direction, value]
  }
  return best
}

/**
 * The next direction at a cell: never back (except when all reverse), closest to the target in a straight line;
 * frightened, any.
 */
export function choose(ghost: Ghost, world: World): Direction {
  const maze = mazeOf(world)
  if (ghost.place === 'eyes') return downhill(ghost, maze, maze.toPen)
  if (ghost.place === 'leave') return downhill(ghost, maze, maze.toDoorstep)
  const back = OPPOSITE[ghost.facing]
  const directions = maze.waysFrom(ghost)
  if (ghost.turnBack && directions.includes(back)) return back
  if (ghost.frightened) {
    const onward = directions.filter((direction) => direction !== back)
    return onward.length === 0 ? back : itemAt(onward, drawInt(world.random, 0, onward.length - 1))
  }
  const target = headingOf(ghost.name, world)
  let best = back
  let min = Number.POSITIVE_INFINITY
  for (const direction of directions) {
    if (direction === back) continue
    const next = maze.step(ghost, direction)
    const away = square(next.row - target.row) + square(next.col - target.col)
    if (away < min) [best, min] = [direction, away]
  }
  return best
}

function arrive(ghost: Ghost, world: World, emit: Emit<Event>): void {
  const maze = mazeOf(world)
  Object.assign(ghost, maze.step(ghost, ghost.facing))
  const at = (position: Position) => ghost.row === position.row && ghost.col === position.col
  if (ghost.place === 'eyes' && at(maze.pen)) {
    ghost.place = 'leave'
    // While the power lasts it can be eaten again, and looks like it.
    ghost.frightened = world.power > 0 && !world.road
    emit({ type: 'revive', ghost: ghost.name, x: ghost.x, y: ghost.y })
  } else if (ghost.place === 'leave' && at(maze.doorstep)) {
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
