/** Input by mouse, pen and fingers: a drag, or one press to pick up and one to put down. */
import type { Emit, Pointer } from '../../../engine/core/game/contract'
import { hypot } from '../../../engine/core/math/exactMath'
import { applyTool, heldPiece, pickUp, putDown } from './actions'
import { moveTo, pieceAt } from './groups'
import { toolAt } from './layout'
import { clickReachOf, type Event, isZoomed, type Piece, type Spot, type World } from './world'

/** A finger this close to a piece still takes it, px. */
const FINGER_SLOP = 16
/** A dragged piece rises above the finger by this much per tick, px. */
const LIFT_STEP = 3

/** The piece that a press takes at this position. */
function under(world: World, { x, y }: Spot, kind: Pointer['kind']): Piece | null {
  // A small piece is shown enlarged: a tolerance of its size would cover its neighbors.
  const side = Math.min(world.pieces[0]?.width ?? 0, world.pieces[0]?.height ?? 0)
  const slop = isZoomed(world) ? Math.min(FINGER_SLOP, side / 2) : FINGER_SLOP
  return pieceAt(world, x, y, kind === 'mouse' ? 0 : slop)
}

/** Whether a press there affects the puzzle: it takes a piece, puts one down, or ends the introduction. */
export function grabs(world: World, point: Spot, kind: Pointer['kind']): boolean {
  return world.state !== 'play' || world.held !== null || under(world, point, kind) !== null
}

function press(world: World, pointer: Pointer, emit: Emit<Event>): void {
  world.byKeys = false
  const tool = toolAt(world.layout, pointer.x, pointer.y)
  if (tool) {
    world.tool = tool
    if (tool !== 'choose') applyTool(world, tool, emit)
    return
  }
  if (world.held?.by === 'drag') {
    // A second finger waits. If the same pointer is pressed again, it was released since the last tick.
    if (world.held.pointer !== pointer.id) return
    putDown(world, emit)
  }
  const { held } = world
  const piece = heldPiece(world)
  if (held && piece) {
    const hangs = held.pointer === pointer.id
    moveTo(world, piece, pointer.x - (hangs ? held.gripX : 0), pointer.y - (hangs ? held.gripY : 0))
    putDown(world, emit)
    return
  }
  const found = under(world, pointer, pointer.kind)
  if (found) pickUp(world, found, 'drag', pointer, emit)
}

function follow(world: World, pointer: Pointer, emit: Emit<Event>): void {
  const { held } = world
  const piece = heldPiece(world)
  if (!held || !piece || held.pointer !== pointer.id || held.by === 'keys') return
  if (held.by === 'carry') {
    moveTo(world, piece, pointer.x - held.gripX, pointer.y - held.gripY)
    return
  }
  if (hypot(pointer.x - held.pressX, pointer.y - held.pressY) > clickReachOf(world, piece)) held.moved = true
  if (held.moved) {
    const max = pointer.kind === 'mouse' ? 0 : Math.min(36, piece.height * 0.5)
    if (pointer.down) held.lift = Math.min(max, held.lift + LIFT_STEP)
    moveTo(world, piece, pointer.x - held.gripX, pointer.y - held.gripY - held.lift)
  }
  if (pointer.down) return
  if (held.moved) putDown(world, emit)
  else {
    held.by = 'carry'
    // A mouse keeps moving it; a lifted finger has to press again.
    if (pointer.kind !== 'mouse') held.pointer = -1
  }
}

/** Mouse, pen and fingers. */
export function handlePointers(world: World, pointers: readonly Pointer[], emit: Emit<Event>): void {
  world.hover = -1
  for (const pointer of pointers) {
    if (pointer.pressed) press(world, pointer, emit)
    follow(world, pointer, emit)
    if (pointer.released && world.tool) {
      if (world.tool === 'choose' && toolAt(world.layout, pointer.x, pointer.y) === 'choose')
        applyTool(world, 'choose', emit)
      world.tool = null
    }
    if (pointer.kind === 'mouse' && !pointer.down && !world.held && !world.byKeys)
      world.hover = pieceAt(world, pointer.x, pointer.y)?.id ?? -1
  }
  // A pointer that was lost, by a pause or a call, releases the piece.
  const { held } = world
  if (held?.by === 'drag' && !pointers.some(({ id }) => id === held.pointer)) putDown(world, emit)
}
