/** Moves the player of Pac-Man from cell to cell; turns may be pressed early or slightly late. */
import type { Input } from '../../../engine/core/game/contract'
import { type Direction, OPPOSITE } from '../../../engine/core/math/grid'
import { playerStep } from './arcade'
import { DIRECTIONS, type Maze } from './maze'
import { mazeOf } from './mazes'
import { type Action, LATE_TICKS, PLAYER_STEP, type Player, RELEASE_TICKS, settle, type World } from './world'

export function freshPlayer({ home }: Maze): Player {
  const player: Player = {
    ...home,
    facing: 'left',
    clock: 0,
    pace: PLAYER_STEP,
    x: 0,
    y: 0,
    want: '',
    held: [],
    rest: 0,
    moving: false,
  }
  settle(player, false)
  return player
}

const free = (player: Player, maze: Maze, direction: Direction): boolean =>
  maze.waysFrom(player).includes(direction)

/** Updates the held directions. Those that went down while nothing was read are the oldest. */
function readHeld(player: Player, input: Input<Action>): void {
  const before = player.held
  const presses = input.presses()
  const known = [...before.filter((direction) => !presses.includes(direction)), ...new Set(presses)]
  const others = DIRECTIONS.filter((direction) => !known.includes(direction))
  player.held = [...others, ...known].filter((direction) => input.down(direction))
  const newest = before.at(-1)
  if (newest && !player.held.includes(newest)) player.rest = RELEASE_TICKS
  else player.rest = Math.max(0, player.rest - 1)
}

/**
 * Remembers the newest press; a held direction starts a player who is not moving, and counts again after a newer one was
 * released.
 */
export function readTurn(world: World, input: Input<Action>): void {
  const { player } = world
  const maze = mazeOf(world)
  const { rest } = player
  readHeld(player, input)
  const pressed = input.presses().at(-1)
  if (pressed) player.want = pressed
  else if (player.want === '') {
    const again = rest === 1 && player.rest === 0 ? player.held.at(-1) : undefined
    const start = player.moving
      ? undefined
      : player.held.findLast((direction) => free(player, maze, direction))
    player.want = again ?? start ?? ''
  }
}

/** At a cell: takes the wanted turn if it is free, or else the held one, continues straight, or stops. */
function setOut(player: Player, maze: Maze): void {
  const held = player.rest === 0 ? player.held.at(-1) : undefined
  if (player.want && free(player, maze, player.want)) {
    player.facing = player.want
    player.want = ''
  } else if (held && free(player, maze, held)) player.facing = held
  player.moving = free(player, maze, player.facing)
}

/** What the player did in this tick besides moving on: 'turn' (back or late), or 'bump' into a wall. */
export type Turn = '' | 'turn'

function turnAtOnce(player: Player, maze: Maze): Turn {
  const { want } = player
  if (!want || !player.moving) return ''
  if (want === player.facing) {
    player.want = ''
    return ''
  }
  if (want === OPPOSITE[player.facing]) {
    // Reverses at once: from the next cell, swapping the remaining and the covered part.
    Object.assign(player, maze.step(player, player.facing))
    player.clock = player.pace - player.clock
    player.facing = want
    player.want = ''
    return 'turn'
  }
  if (player.clock > 0 && player.clock <= LATE_TICKS && free(player, maze, want)) {
    player.facing = want
    player.want = ''
    return 'turn'
  }
  return ''
}

/** Advances the player by one tick; calls `reached` at each cell. Returns whether it turned. */
export function movePlayer(world: World, reached: () => void): Turn {
  const { player } = world
  const maze = mazeOf(world)
  let turn = turnAtOnce(player, maze)
  // A player who is not moving waits for a press in an open direction.
  if (!player.moving && player.want && free(player, maze, player.want)) {
    const before = player.facing
    setOut(player, maze)
    if (player.facing !== before) turn = 'turn'
  }
  if (player.moving) {
    player.clock++
    if (player.clock >= player.pace) {
      Object.assign(player, maze.step(player, player.facing))
      player.clock -= player.pace
      player.pace = playerStep(world)
      reached()
      const before = player.facing
      setOut(player, maze)
      if (!player.moving) player.clock = 0
      if (player.facing !== before) turn = 'turn'
    }
  }
  settle(player, player.moving)
  return turn
}
