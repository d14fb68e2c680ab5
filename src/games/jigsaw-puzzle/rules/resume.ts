/** Resumes a puzzle of an earlier visit. A saved world is plain JSON and is fitted into a window of any size. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { hypot } from '../../../engine/core/math/exactMath'
import type { Point, Rect } from '../../../engine/core/math/geometry'
import type { Options } from '../options'
import { membersOf, moveTo } from './groups'
import { rules } from './index'
import { slotsOf } from './layout'
import { END_TICKS, type Piece, type World } from './world'

type Unknown = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isCount = (value: unknown): value is number => isNumber(value) && value >= 0 && Number.isInteger(value)

/**
 * The saved world, laid out for this window; null if it does not belong to these options. A finished picture is as
 * large as possible. Pieces keep their places beside the board, and groups stay together; single pieces that would be
 * on the board or beyond the field return to the trays.
 */
export function resume(saved: unknown, options: Options, size: Size): World | null {
  if (!isRecord(saved) || !isNumber(saved.seed)) return null
  // Nothing was done yet: show the introduction again.
  if (saved.state === 'intro') return rules.start(options, saved.seed, size)
  const { state, ticks, moves, wait, layout, pieces } = saved
  if (state !== 'play' && state !== 'end') return null
  if (!isCount(ticks) || !isCount(moves) || !isCount(wait) || !Array.isArray(pieces)) return null
  const from = isRecord(layout) && isRecord(layout.board) ? layout.board : {}
  if (!isNumber(from.x) || !isNumber(from.y) || !isNumber(from.width) || from.width <= 0) return null
  const world = rules.start(options, saved.seed, size)
  if (pieces.length !== world.pieces.length || !pieces.every((each) => isPiece(each, world))) return null
  const { board } = world.layout
  const scale = board.width / from.width
  for (const piece of world.pieces) {
    const { x, y, turn, placed, group, z } = itemAt(pieces, piece.id)
    Object.assign(piece, { turn, placed, group, z })
    piece.x = placed ? piece.homeX : board.x + (x - from.x) * scale
    piece.y = placed ? piece.homeY : board.y + (y - from.y) * scale
  }
  const wishes = world.pieces.map(({ x, y }) => ({ x, y }))
  for (const piece of world.pieces) if (!piece.placed) moveTo(world, piece, piece.x, piece.y)
  const height = (from.width * board.height) / board.width
  const lay = { x: from.x, y: from.y, width: from.width, height }
  deal(
    world,
    world.pieces.filter((piece) => {
      if (piece.placed || membersOf(world, piece).length > 1) return false
      const { x, y } = itemAt(wishes, piece.id)
      const pushed = hypot(piece.x - x, piece.y - y) > Math.min(piece.width, piece.height) / 4
      // A piece that was put on the board stays there.
      return pushed || (isWithin(piece, board) && !isWithin(itemAt(pieces, piece.id), lay))
    }),
  )
  const placed = world.pieces.filter((piece) => piece.placed).length
  if ((placed === world.pieces.length) !== (state === 'end')) return null
  const topZ = Math.max(...world.pieces.map(({ z }) => z))
  const cursor = world.pieces.find((piece) => !piece.placed)?.id ?? 0
  return Object.assign(world, {
    state,
    wait: state === 'end' ? Math.min(wait, END_TICKS) : 0,
    ticks,
    moves,
    placed,
    topZ,
    cursor,
    ghost: saved.ghost === true,
    edges: saved.edges === true,
  })
}

const isWithin = ({ x, y }: Point, rect: Rect): boolean =>
  x > rect.x && y > rect.y && x < rect.x + rect.width && y < rect.y + rect.height

/** Puts pieces without a position into the trays, each as far as possible from the others. */
function deal(world: World, homeless: readonly Piece[]): void {
  const lying = world.pieces.filter((piece) => !piece.placed && !homeless.includes(piece))
  const slots = slotsOf(world.layout, world.cols, world.rows)
  const room = (slot: Point) => Math.min(...lying.map(({ x, y }) => hypot(x - slot.x, y - slot.y)))
  for (const piece of homeless) {
    const slot = slots.reduce((best, each) => (room(each) > room(best) ? each : best))
    moveTo(world, piece, slot.x, slot.y)
    lying.push(piece)
  }
}

function isPiece(value: unknown, { pieces, turns }: World): boolean {
  if (!isRecord(value)) return false
  const { x, y, turn, placed, group, z } = value
  const fits = isCount(turn) && turn < (turns ? 4 : 1) && isCount(group) && group < pieces.length
  return fits && isNumber(x) && isNumber(y) && isCount(z) && typeof placed === 'boolean'
}
