/**
 * A bot for Pac-Man. It imagines ways ahead cell by cell, with the ghosts following each by their own rules, keeps the most
 * promising ones (beam search), and takes the one that eats most and survives.
 */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import { type Direction, OPPOSITE, STEPS } from '../../engine/core/math/grid'
import { ghostStep, playerStep, powerTicks, waveTicks } from './rules/arcade'
import { choose } from './rules/ghosts'
import type { Maze, Position } from './rules/maze'
import { mazeOf } from './rules/mazes'
import { type Action, FRUIT_TICKS, type Ghost, NAMES, type World } from './rules/world'

/** How far it imagines, in cells, and how many ways at a time. */
const DEPTH = 12
const WAYS = 8
/** Distances in cells: a ghost catches it, can be eaten, makes a pellet worth eating, or makes it think. */
const CAUGHT = 1.3
const EATEN = 0.6
const NEAR = 7
const QUIET = 6
/** A ghost needs about this many ticks to leave the pen. */
const LEAVING_TICKS = 24
/** It decides this many ticks after each cell, in time for the next corner. */
const DECIDES_AT = 3

const DOT_VALUE = 4
const FRUIT_VALUE = 20
const GHOST_VALUE = 30
/** Turning back needs a reason; and so much less is a way worth per step from its end to the next dot. */
const BACK_VALUE = -3
const AWAY_VALUE = -0.5
/** Pellets are eaten like dots once this few are left. */
const FEW = 12

interface Way extends Position {
  /** The direction to press now; null for a way that continues to the next cell. */
  readonly first: Direction | null
  readonly facing: Direction
  readonly ghosts: readonly Ghost[]
  readonly power: number
  readonly wave: number
  readonly waveClock: number
  readonly value: number
  /** Cells whose dots it has eaten. */
  readonly eaten: readonly number[]
}

/** Steps to the nearest of some cells, by cell. Breadth-first search. */
function stepsTo(maze: Maze, goals: readonly number[]): number[] {
  const steps = new Array<number>(maze.cols * maze.rows).fill(Number.POSITIVE_INFINITY)
  const open = [...goals]
  for (const cell of open) steps[cell] = 0
  for (const cell of open)
    for (const next of itemAt(maze.beside, cell)) {
      if (itemAt(steps, next) < Number.POSITIVE_INFINITY) continue
      steps[next] = itemAt(steps, cell) + 1
      open.push(next)
    }
  return steps
}

const isAt = (ghost: Ghost, { row, col }: Position) => ghost.row === row && ghost.col === col

/** Moves an imagined ghost. A frightened one goes where it would otherwise, but slowly: its way is random. */
function advance(ghost: Ghost, world: World, maze: Maze, ticks: number): void {
  if (ghost.place === 'pen') {
    ghost.wait -= ticks
    if (ghost.wait > -LEAVING_TICKS) return
    Object.assign(ghost, maze.doorstep, { place: 'maze', facing: 'up', clock: 0 })
  }
  ghost.clock += ticks
  while (ghost.clock >= ghost.pace) {
    ghost.clock -= ghost.pace
    Object.assign(ghost, maze.step(ghost, ghost.facing))
    if (ghost.place === 'eyes' && isAt(ghost, maze.pen)) {
      ghost.place = 'leave'
      ghost.frightened = world.power > 0 && !world.road
    } else if (ghost.place === 'leave' && isAt(ghost, maze.doorstep)) {
      ghost.place = 'maze'
      ghost.facing = 'up'
    }
    const { frightened } = ghost
    ghost.frightened = false
    ghost.facing = choose(ghost, world)
    ghost.frightened = frightened
    ghost.turnBack = false
    ghost.pace = ghostStep(ghost, world)
  }
}

/** Cells from a moving ghost to a place. */
function distance(ghost: Ghost, { cols }: Maze, row: number, col: number): number {
  const share = ghost.clock / ghost.pace
  const { row: down, col: right } = STEPS[ghost.facing]
  const across = Math.abs(ghost.col + right * share - col)
  return Math.min(across, cols - across) + Math.abs(ghost.row + down * share - row)
}

/** A pellet is worth the ghosts around it, and is saved while they are away. */
function pelletValue({ ghosts, row, col, power }: Way, { left }: World, maze: Maze): number {
  if (power > 60) return -10
  const near = ghosts.filter((ghost) => ghost.place === 'maze' && distance(ghost, maze, row, col) < NEAR)
  return near.length * 9 - (left > FEW ? 6 : 0)
}

/** Advances the clocks of an imagined world. */
function runClocks(world: World, ticks: number): void {
  if (world.power > 0) {
    world.power = Math.max(0, world.power - ticks)
    if (world.power === 0) for (const ghost of world.ghosts) ghost.frightened = false
    return
  }
  world.waveClock += ticks
  if (world.waveClock < waveTicks(world.wave, world)) return
  world.wave++
  world.waveClock = 0
  for (const ghost of world.ghosts) if (ghost.place === 'maze') ghost.turnBack = true
}

/**
 * A way, one cell further in `ticks`. `soon` is how much its food counts, 0..1: less, the farther it is.
 *
 * @returns null if a ghost catches the player
 */
function extend(
  way: Way,
  facing: Direction,
  ticks: number,
  soon: number,
  world: World,
  maze: Maze,
): Way | null {
  const { row, col } = maze.step(way, facing)
  const { row: down, col: right } = STEPS[facing]
  const ghosts = way.ghosts.map((ghost) => ({ ...ghost }))
  const player = { ...world.player, row: way.row, col: way.col, facing }
  const { power, wave, waveClock } = way
  const imagined: World = { ...world, power, wave, waveClock, player, ghosts }
  let { value, eaten } = way
  for (const half of [0.5, 1])
    for (const ghost of ghosts) {
      advance(ghost, imagined, maze, ticks / 2)
      if (ghost.place === 'eyes' || ghost.place === 'pen') continue
      const far = distance(ghost, maze, way.row + down * half, way.col + right * half)
      if (!ghost.frightened && (power === 0 || world.road)) {
        if (far < CAUGHT) return null
      } else if (far < EATEN && ghost.place === 'maze') {
        // It does not wait at the pen for those that return, although Classic pays for them, too.
        if (world.chain < NAMES.length) value += GHOST_VALUE * soon
        Object.assign(ghost, { place: 'eyes', frightened: false })
      }
    }
  runClocks(imagined, ticks)
  const cell = maze.cellAt(row, col)
  const kind = world.dots[cell]
  if (kind && !eaten.includes(cell)) {
    eaten = [...eaten, cell]
    value += (kind === 1 ? DOT_VALUE : pelletValue(way, world, maze)) * soon
    if (kind === 2) {
      imagined.power = powerTicks(world)
      for (const ghost of ghosts) {
        if (ghost.place === 'eyes') continue
        ghost.frightened = imagined.power > 0
        if (ghost.place === 'maze') ghost.turnBack = true
      }
    }
  }
  if (world.fruit > FRUIT_TICKS / 6 && row === maze.fruit.row && col === maze.fruit.col)
    value += FRUIT_VALUE * soon
  return {
    first: way.first,
    row,
    col,
    facing,
    ghosts,
    power: imagined.power,
    wave: imagined.wave,
    waveClock: imagined.waveClock,
    value,
    eaten,
  }
}

/** The ways from the next cell: on, or back at once to the cell before. */
function beginnings(world: World, maze: Maze): Way[] {
  const { player, ghosts, power, wave, waveClock } = world
  const { row, col, facing } = player
  const here: Way = { first: null, row, col, facing, ghosts, power, wave, waveClock, value: 0, eaten: [] }
  if (!player.moving) return maze.waysFrom(player).map((first) => ({ ...here, first, facing: first }))
  const back = OPPOSITE[facing]
  const turned = { ...here, ...maze.step(player, facing), first: back, value: BACK_VALUE }
  return [
    extend(here, facing, player.pace - player.clock, 1, world, maze),
    extend(turned, back, player.clock, 1, world, maze),
  ].filter((way) => way !== null)
}

/** The direction of the best imagined way. */
export function decide(world: World): Action {
  const maze = mazeOf(world)
  const pace = playerStep(world)
  const cells = (kinds: readonly number[]) =>
    world.dots.flatMap((kind, cell) => (kinds.includes(kind) ? [cell] : []))
  const dots = world.left > FEW ? cells([1]) : []
  const away = stepsTo(maze, dots.length > 0 ? dots : cells([1, 2]))
  const worth = (way: Way) => way.value + AWAY_VALUE * itemAt(away, maze.cellAt(way.row, way.col))
  let ways = beginnings(world, maze)
  let last = ways
  for (let depth = 1; depth <= DEPTH && ways.length > 0; depth++) {
    // The best way to each cell and direction.
    const best = new Map<string, Way>()
    for (const way of ways)
      for (const facing of maze.waysFrom(way)) {
        const isStart = depth === 1 && !world.player.moving
        if (isStart ? facing !== way.first : facing === OPPOSITE[way.facing]) continue
        const next = extend(way, facing, pace, 1 / (1 + depth * 0.12), world, maze)
        if (!next) continue
        const known = best.get(`${next.row} ${next.col} ${facing}`)
        if (known && known.value >= next.value) continue
        best.set(`${next.row} ${next.col} ${facing}`, { ...next, first: way.first ?? facing })
      }
    ways = [...best.values()].sort((a, b) => worth(b) - worth(a)).slice(0, WAYS)
    // If a ghost ends them all, the longest ones are what is left.
    if (ways.length > 0) last = ways
  }
  return last[0]?.first ?? world.player.facing
}

/** Nothing to decide: straight on is the only way, and no ghost is near. */
function isQuiet({ player, ghosts }: World, maze: Maze): boolean {
  const { row, col } = maze.step(player, player.facing)
  const ways = maze.waysFrom({ row, col })
  if (ways.length > 2 || !ways.includes(player.facing)) return false
  return ghosts.every((ghost) => distance(ghost, maze, row, col) > QUIET)
}

export const bot: RealtimeBot<World, Action> = (world) => {
  const { player, road } = world
  const maze = mazeOf(world)
  if (road?.waits) return { hold: [itemAt(maze.waysFrom(player), 0)] }
  if (world.state !== 'play') return {}
  if (player.moving && (Math.floor(player.clock) !== DECIDES_AT || isQuiet(world, maze))) return {}
  const direction = decide(world)
  return direction === player.facing && player.moving ? {} : { hold: [direction] }
}
