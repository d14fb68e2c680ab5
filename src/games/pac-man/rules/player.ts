/** Moves the player of Pac-Man from cell to cell; turns may be pressed early or slightly late. */
import type { Input } from '../../../engine/core/game/contract'
import { type Direction, OPPOSITE } from '../../../engine/core/math/grid'
import { playerStep } from './arcade'
import { DIRECTIONS, isOpen, PLAYER_HOME, step } from './maze'
import { type Action, LATE_TICKS, PLAYER_STEP, type Player, settle, type World } from './world'

export function freshPlayer(): Player {
  const player: Player = {
    ...PLAYER_HOME,
    facing: 'left',
    clock: 0,
    pace: PLAYER_STEP,
    x: 0,
    y: 0,
    want: '',
    moving: false,
  }
  settle(player, false)
  return player
}

function free(player: Player, direction: Direction): boolean {
  const next = step(player, direction)
  return isOpen(next.row, next.col)
}

/** Remembers the newest press; a held direction starts a player who is not moving. */
export function readTurn(player: Player, input: Input<Action>): void {
  const pressed = input.presses().at(-1)
  if (pressed) player.want = pressed
  else if (!player.moving && player.want === '') {
    const held = DIRECTIONS.find((direction) => input.down(direction) && free(player, direction))
    if (held) player.want = held
  }
}

/** At a cell: takes the wanted turn if it is free, continues straight, or stops. */
function setOut(player: Player): void {
  if (player.want && free(player, player.want)) {
    player.facing = player.want
    player.want = ''
  }
  player.moving = free(player, player.facing)
}

/** What the player did in this tick besides moving on: 'turn' (back or late), or 'bump' into a wall. */
export type Turn = '' | 'turn'

function turnAtOnce(player: Player): Turn {
  const { want } = player
  if (!want || !player.moving) return ''
  if (want === player.facing) {
    player.want = ''
    return ''
  }
  if (want === OPPOSITE[player.facing]) {
    // Reverses at once: from the next cell, swapping the remaining and the covered part.
    Object.assign(player, step(player, player.facing))
    player.clock = player.pace - player.clock
    player.facing = want
    player.want = ''
    return 'turn'
  }
  if (player.clock > 0 && player.clock <= LATE_TICKS && free(player, want)) {
    player.facing = want
    player.want = ''
    return 'turn'
  }
  return ''
}

/** Advances the player by one tick; calls `reached` at each cell. Returns whether it turned. */
export function movePlayer(world: World, reached: () => void): Turn {
  const { player } = world
  let turn = turnAtOnce(player)
  // A player who is not moving waits for a press in an open direction.
  if (!player.moving && player.want && free(player, player.want)) {
    const before = player.facing
    setOut(player)
    if (player.facing !== before) turn = 'turn'
  }
  if (player.moving) {
    player.clock++
    if (player.clock >= player.pace) {
      Object.assign(player, step(player, player.facing))
      player.clock -= player.pace
      player.pace = playerStep(world)
      reached()
      const before = player.facing
      setOut(player)
      if (!player.moving) player.clock = 0
      if (player.facing !== before) turn = 'turn'
    }
  }
  settle(player, player.moving)
  return turn
}
