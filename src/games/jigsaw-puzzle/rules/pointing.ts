/** Owns play by mouse, pen and fingers: a drag, or one press to pick up and one to put down. */
import type { Pointer } from '../../../engine/core/contract'
import { hypot } from '../../../engine/core/maths'
import { moveTo, pieceAt } from './groups'
import { applyTool, type Emit, heldPiece, pickUp, putDown } from './hands'
import { toolAt } from './layout'
import { CLICK_REACH, type World } from './world'

/** A finger beside a piece by at most this still takes it, px. */
const FINGER_SLOP = 16
/** A dragged piece rises above the finger by this much a tick, px. */
const LIFT_STEP = 3

function press(world: World, pointer: Pointer, emit: Emit): void {
  world.byKeys = false
  const tool = toolAt(world.layout, pointer.x, pointer.y)
  if (tool) {
    world.tool = tool
    if (tool !== 'choose') applyTool(world, tool, emit)
    return
  }
  if (world.held?.by === 'drag') {
    // A second finger waits; the same pointer down again has let go since the last tick.
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
  const found = pieceAt(world, pointer.x, pointer.y, pointer.kind === 'mouse' ? 0 : FINGER_SLOP)
  if (found) pickUp(world, found, 'drag', pointer, emit)
}

function follow(world: World, pointer: Pointer, emit: Emit): void {
  const { held } = world
  const piece = heldPiece(world)
  if (!held || !piece || held.pointer !== pointer.id || held.by === 'keys') return
  if (held.by === 'carry') {
    moveTo(world, piece, pointer.x - held.gripX, pointer.y - held.gripY)
    return
  }
  if (hypot(pointer.x - held.pressX, pointer.y - held.pressY) > CLICK_REACH) held.moved = true
  if (held.moved) {
    const most = pointer.kind === 'mouse' ? 0 : Math.min(36, piece.height * 0.5)
    if (pointer.down) held.lift = Math.min(most, held.lift + LIFT_STEP)
    moveTo(world, piece, pointer.x - held.gripX, pointer.y - held.gripY - held.lift)
  }
  if (pointer.down) return
  if (held.moved) putDown(world, emit)
  else {
    held.by = 'carry'
    // A mouse goes on leading it; a finger that is gone points again.
    if (pointer.kind !== 'mouse') held.pointer = -1
  }
}

/** Mouse, pen and fingers. */
export function handlePointers(world: World, pointers: readonly Pointer[], emit: Emit): void {
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
  // A pointer that was lost, by a pause or a call, lets go.
  const { held } = world
  if (held?.by === 'drag' && !pointers.some(({ id }) => id === held.pointer)) putDown(world, emit)
}
