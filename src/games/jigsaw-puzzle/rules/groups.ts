/** Groups of joined pieces: how they move, turn, stay in the field, and snap to their place and to each other. */
import { hypot } from '../../../engine/core/math/exactMath'
import type { Point } from '../../../engine/core/math/geometry'
import { type Cut, covers, cutPicture, outline, polygon, TAB_REACH } from './generator'
import { isLoose, type Piece, snapOf, type World } from './world'

const cuts = new WeakMap<object, Cut>()

/** The cut of this world's picture, in units of the board. */
export function cutOf(world: World): Cut {
  let cut = cuts.get(world.layout)
  if (!cut) {
    const { width, height } = world.layout.board
    cut = cutPicture(world.seed, world.cols, world.rows, width, height)
    cuts.set(world.layout, cut)
  }
  return cut
}

export function membersOf(world: World, piece: Piece): Piece[] {
  return world.pieces.filter(({ group }) => group === piece.group)
}

/** An offset turned by quarter turns clockwise. */
function turned(x: number, y: number, turn: number): Point {
  if (turn === 1) return { x: -y, y: x }
  if (turn === 2) return { x: -x, y: -y }
  if (turn === 3) return { x: y, y: -x }
  return { x, y }
}

/** Moves the piece's middle there together with its group; the group stays within the field. */
export function moveTo(world: World, piece: Piece, x: number, y: number): void {
  const members = membersOf(world, piece)
  shift(members, x - piece.x, y - piece.y)
  keepInside(world, members)
}

function shift(members: readonly Piece[], dx: number, dy: number): void {
  for (const piece of members) {
    piece.x += dx
    piece.y += dy
  }
}

/**
 * How far the piece extends from its middle toward a side of the field: 0 up, 1 right, 2 down, 3 left; tabs included.
 */
function reachOf({ shape, turn, width, height }: Piece, side: number): number {
  const own = (side - turn + 4) % 4
  const tab = [shape.top, shape.right, shape.bottom, shape.left][own] === 1 ? TAB_REACH : 0
  return (own % 2 ? width : height) / 2 + tab * Math.min(width, height)
}

function keepInside({ layout: { area } }: World, members: readonly Piece[]): void {
  const push = (low: number, high: number, from: number, to: number) => {
    // A group too long for the field overlaps both sides equally.
    if (high - low > to - from) return (from + to - low - high) / 2
    return low < from ? from - low : high > to ? to - high : 0
  }
  const left = Math.min(...members.map((piece) => piece.x - reachOf(piece, 3)))
  const right = Math.max(...members.map((piece) => piece.x + reachOf(piece, 1)))
  const top = Math.min(...members.map((piece) => piece.y - reachOf(piece, 0)))
  const bottom = Math.max(...members.map((piece) => piece.y + reachOf(piece, 2)))
  shift(
    members,
    push(left, right, area.x, area.x + area.width),
    push(top, bottom, area.y, area.y + area.height),
  )
}

/** Turns a group a quarter around one of its pieces; `direction` 1 is clockwise, -1 the other way. */
export function turnGroup(world: World, piece: Piece, direction: 1 | -1): void {
  const members = membersOf(world, piece)
  for (const other of members) {
    const offset = turned(other.x - piece.x, other.y - piece.y, direction === 1 ? 1 : 3)
    other.x = piece.x + offset.x
    other.y = piece.y + offset.y
    other.turn = (other.turn + direction + 4) % 4
  }
  keepInside(world, members)
}

export function raise(world: World, piece: Piece): void {
  world.topZ++
  for (const member of membersOf(world, piece)) member.z = world.topZ
}

/** Snaps the group into the picture if it is upright and near its target. Returns how many pieces were placed. */
export function placeGroup(world: World, piece: Piece): number {
  if (piece.turn !== 0 || hypot(piece.x - piece.homeX, piece.y - piece.homeY) > snapOf(world, piece)) return 0
  const members = membersOf(world, piece)
  for (const member of members) {
    member.x = member.homeX
    member.y = member.homeY
    member.placed = true
    member.z = 0
  }
  world.placed += members.length
  return members.length
}

/** Joins the group with every neighbor near its correct position. Returns how many joined. */
export function joinGroup(world: World, piece: Piece): number {
  const before = membersOf(world, piece).length
  for (let found = true; found; ) {
    found = false
    for (const member of membersOf(world, piece)) {
      const neighbor = world.pieces.find((other) => fits(world, member, other))
      if (!neighbor) continue
      const { x, y } = meeting(member, neighbor)
      // The held group moves to the one on the table.
      shift(membersOf(world, piece), x - member.x, y - member.y)
      const joined = neighbor.group
      const z = Math.max(piece.z, neighbor.z)
      for (const other of world.pieces) if (other.group === joined) other.group = piece.group
      for (const other of membersOf(world, piece)) other.z = z
      found = true
      break
    }
  }
  const members = membersOf(world, piece)
  if (members.length > before) keepInside(world, members)
  return members.length - before
}

/** The correct position of `member` beside `neighbor`. */
function meeting(member: Piece, neighbor: Piece): Point {
  const offset = turned(member.homeX - neighbor.homeX, member.homeY - neighbor.homeY, neighbor.turn)
  return { x: neighbor.x + offset.x, y: neighbor.y + offset.y }
}

function fits(world: World, member: Piece, other: Piece): boolean {
  if (other.group === member.group || other.turn !== member.turn || !isLoose(world, other)) return false
  if (Math.abs(other.row - member.row) + Math.abs(other.col - member.col) !== 1) return false
  const { x, y } = meeting(member, other)
  return hypot(x - member.x, y - member.y) <= snapOf(world, member)
}

/** The topmost loose piece at a position; with `slop` also the nearest one close by, for fingers. */
export function pieceAt(world: World, x: number, y: number, slop = 0): Piece | null {
  const loose = world.pieces.filter((piece) => isLoose(world, piece))
  let found: Piece | null = null
  for (const piece of loose)
    if (
      (!found || piece.z > found.z || (piece.z === found.z && piece.id > found.id)) &&
      isOver(world, piece, x, y)
    )
      found = piece
  if (found || slop === 0) return found
  let min = slop
  for (const piece of loose) {
    const away = hypot(piece.x - x, piece.y - y) - Math.min(piece.width, piece.height) / 2
    if (away >= min) continue
    min = away
    found = piece
  }
  return found
}

function isOver(world: World, piece: Piece, x: number, y: number): boolean {
  const reach = Math.max(piece.width, piece.height) * 0.85
  if (Math.abs(x - piece.x) > reach || Math.abs(y - piece.y) > reach) return false
  const upright = turned(x - piece.x, y - piece.y, (4 - piece.turn) % 4)
  const { board } = world.layout
  const points = polygon(outline(cutOf(world), piece.row, piece.col), 4)
  return covers(points, piece.homeX - board.x + upright.x, piece.homeY - board.y + upright.y)
}
