/** Actions on pieces by any input: picking up, putting down, turning, and the tools. */
import type { Emit, Pointer } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { hypot } from '../../../engine/core/math/exactMath'
import { joinGroup, membersOf, placeGroup, raise, turnGroup } from './groups'
import type { ToolId } from './layout'
import { clickReachOf, type Event, isEdge, isLoose, type Piece, RUN_TICKS, type World } from './world'

export const heldPiece = (world: World) => (world.held ? itemAt(world.pieces, world.held.piece) : null)

export function pickUp(
  world: World,
  piece: Piece,
  by: 'drag' | 'keys',
  pointer: Pointer | null,
  emit: Emit<Event>,
): void {
  raise(world, piece)
  world.cursor = piece.id
  world.hover = -1
  world.held = {
    piece: piece.id,
    by,
    pointer: pointer?.id ?? -1,
    gripX: pointer ? pointer.x - piece.x : 0,
    gripY: pointer ? pointer.y - piece.y : 0,
    pressX: pointer?.x ?? piece.x,
    pressY: pointer?.y ?? piece.y,
    moved: false,
    fromX: piece.x,
    fromY: piece.y,
    fromTurn: piece.turn,
    lift: 0,
  }
  emit({ type: 'pick', piece: piece.id, x: piece.x, y: piece.y })
}

/** Releases the piece: into the picture, to its neighbors, or where it is. */
export function putDown(world: World, emit: Emit<Event>): void {
  const piece = heldPiece(world)
  const { held } = world
  if (!piece || !held) return
  world.held = null
  const far = hypot(piece.x - held.fromX, piece.y - held.fromY) > clickReachOf(world, piece)
  if (far || piece.turn !== held.fromTurn) world.moves++
  if (!settle(world, piece, emit)) emit({ type: 'lay', piece: piece.id, x: piece.x, y: piece.y })
}

/** Snaps and joins the piece where it is; returns true if it did. */
function settle(world: World, piece: Piece, emit: Emit<Event>): boolean {
  const placed = placeGroup(world, piece)
  const joined = placed ? 0 : joinGroup(world, piece)
  if (!placed && !joined) return false
  world.run = world.sinceSnap < RUN_TICKS ? world.run + 1 : 1
  world.sinceSnap = 0
  const { x, y, id } = piece
  const { run, placed: done } = world
  if (placed)
    emit({ type: 'snap', piece: id, x, y, run, count: placed, placed: done, of: world.pieces.length })
  else emit({ type: 'join', piece: id, x, y, run, count: membersOf(world, piece).length })
  if (placed && world.edges && !edgesLeft(world)) showAll(world, emit)
  // Keys continue with the nearest piece that is left.
  if (placed) world.cursor = nearest(world, piece)?.id ?? world.cursor
  return true
}

function nearest(world: World, { x, y }: Piece): Piece | null {
  let best: Piece | null = null
  let min = Number.POSITIVE_INFINITY
  for (const piece of world.pieces) {
    const away = hypot(piece.x - x, piece.y - y)
    if (!isLoose(world, piece) || away >= min) continue
    best = piece
    min = away
  }
  return best
}

const edgesLeft = ({ pieces }: World) => pieces.some(({ placed, shape }) => !placed && isEdge(shape))

function showAll(world: World, emit: Emit<Event>): void {
  world.edges = false
  emit({ type: 'edges', on: false })
}

/** Uses a tool; `choose` waits for the release, since browsers open a file chooser only then. */
export function applyTool(world: World, tool: ToolId, emit: Emit<Event>): void {
  if (tool === 'ghost') {
    world.ghost = !world.ghost
    emit({ type: 'ghost', on: world.ghost })
  } else if (tool === 'edges') {
    // Without edge pieces there would be nothing left to pick up.
    if (world.edges || !edgesLeft(world)) {
      showAll(world, emit)
      return
    }
    const hold = heldPiece(world)
    world.edges = true
    if (hold && !isLoose(world, hold)) putDown(world, emit)
    const marked = itemAt(world.pieces, world.cursor)
    if (!isLoose(world, marked)) world.cursor = nearest(world, marked)?.id ?? world.cursor
    emit({ type: 'edges', on: true })
  } else if (tool === 'turn') {
    // A pointer highlights no piece except the held one.
    if (world.held) turn(world, 1, emit)
  } else emit({ type: tool })
}

/** Turns the held piece, otherwise the one under the mouse, otherwise the one selected by keys. */
export function turn(world: World, direction: 1 | -1, emit: Emit<Event>): void {
  if (!world.held) {
    if (world.hover >= 0) world.cursor = world.hover
    else world.byKeys = true
  }
  const piece = heldPiece(world) ?? itemAt(world.pieces, world.cursor)
  if (!world.turns || !isLoose(world, piece)) return
  if (!world.held) {
    raise(world, piece)
    world.moves++
  }
  turnGroup(world, piece, direction)
  emit({ type: 'turn', piece: piece.id })
  // A piece at its place only needs the right rotation.
  if (!world.held) settle(world, piece, emit)
}
