/** Input by keys and gamepads: from piece to piece, and with a held piece on a grid that includes every target. */
import type { Emit, Input } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { applyTool, heldPiece, pickUp, putDown, turn } from './actions'
import { moveTo } from './groups'
import {
  type Action,
  type Event,
  isLoose,
  type Piece,
  REPEAT_FAST,
  REPEAT_FIRST,
  REPEAT_SLOW,
  REPEATS_SLOW,
  type World,
} from './world'

/** One step on the grid of whole cells through the piece's target. */
function step(world: World, piece: Piece, dx: number, dy: number): void {
  const next = (at: number, home: number, pitch: number, direction: number) => {
    const step = (at - home) / pitch
    if (direction === 0) return home + Math.round(step) * pitch
    return home + (direction > 0 ? Math.floor(step + 1.001) : Math.ceil(step - 1.001)) * pitch
  }
  moveTo(
    world,
    piece,
    next(piece.x, piece.homeX, piece.width, dx),
    next(piece.y, piece.homeY, piece.height, dy),
  )
}

/** The next loose piece in a direction: near, and roughly straight ahead. */
function look(world: World, dx: number, dy: number): Piece | null {
  const from = itemAt(world.pieces, world.cursor)
  let best: Piece | null = null
  let min = Number.POSITIVE_INFINITY
  for (const piece of world.pieces) {
    if (piece.group === from.group || !isLoose(world, piece)) continue
    const along = (piece.x - from.x) * dx + (piece.y - from.y) * dy
    const aside = Math.abs((piece.x - from.x) * dy) + Math.abs((piece.y - from.y) * dx)
    if (along < 6) continue
    const far = along + 2.2 * aside
    if (far >= min) continue
    best = piece
    min = far
  }
  return best
}

function go(world: World, dx: number, dy: number, emit: Emit<Event>): void {
  const piece = heldPiece(world)
  if (piece && world.held) {
    Object.assign(world.held, { by: 'keys', pointer: -1 })
    step(world, piece, dx, dy)
    emit({ type: 'step' })
    return
  }
  const found = dx !== 0 && dy !== 0 ? null : look(world, dx, dy)
  if (!found) return
  world.cursor = found.id
  emit({ type: 'look' })
}

/** Arrows: one step per press, and more while they are held. */
function steer(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const direction = (less: Action, more: Action) => (input.down(more) ? 1 : 0) - (input.down(less) ? 1 : 0)
  const dx = direction('left', 'right')
  const dy = direction('up', 'down')
  const { repeat } = world
  const pressed = ARROWS.some((action) => input.pressed(action))
  if (dx === 0 && dy === 0) Object.assign(repeat, { dx: 0, dy: 0, ticks: 0, count: 0 })
  else if (pressed || dx !== repeat.dx || dy !== repeat.dy) {
    const released = !pressed
    Object.assign(repeat, { dx, dy, ticks: REPEAT_FIRST, count: 0 })
    world.byKeys = true
    // Releasing one of two arrows is not a new step.
    if (!released)
      go(
        world,
        input.pressed('left') || input.pressed('right') ? dx : 0,
        input.pressed('up') || input.pressed('down') ? dy : 0,
        emit,
      )
  } else if (--repeat.ticks <= 0) {
    repeat.count++
    repeat.ticks = repeat.count > REPEATS_SLOW ? REPEAT_FAST : REPEAT_SLOW
    go(world, dx, dy, emit)
  }
}

const ARROWS: readonly Action[] = ['up', 'down', 'left', 'right']

function use(world: World, action: Action, emit: Emit<Event>): void {
  if (action === 'hold') {
    world.byKeys = true
    const piece = itemAt(world.pieces, world.cursor)
    if (world.held) putDown(world, emit)
    else if (isLoose(world, piece)) pickUp(world, piece, 'keys', null, emit)
  } else if (action === 'turnLeft') turn(world, -1, emit)
  else if (action === 'turnRight') turn(world, 1, emit)
  else if (action === 'ghost' || action === 'edges') applyTool(world, action, emit)
  else if (action === 'choose' && world.own) applyTool(world, action, emit)
}

/** Keys and gamepads, in the order pressed: a piece picked up before a step is the one that moves. */
export function handleKeys(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const presses = input.presses()
  const before = Math.max(
    0,
    presses.findIndex((action) => ARROWS.includes(action)),
  )
  for (const action of presses.slice(0, before)) use(world, action, emit)
  steer(world, input, emit)
  for (const action of presses.slice(before)) use(world, action, emit)
}
