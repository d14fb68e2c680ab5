/** Owns going on with a puzzle of an earlier visit: a kept world is plain JSON, and fits into a window of any size. */
import type { OptionValues, Size } from '../../engine/core/contract'
import { moveTo } from './groups'
import { rules } from './rules'
import type { Piece, World } from './world'

type Unknown = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isCount = (value: unknown): value is number => isNumber(value) && value >= 0 && Number.isInteger(value)

/**
 * The world that was kept as `saved`, laid out for this window; null when it is none of these options' puzzles, or
 * finished. Pieces keep their places beside the board, groups stay together.
 */
export function resume(saved: unknown, options: OptionValues, size: Size): World | null {
  if (!isRecord(saved) || !isNumber(saved.seed)) return null
  // Nothing was done yet: the picture flies apart once more.
  if (saved.state === 'intro') return rules.start(options, saved.seed, size)
  if (saved.state !== 'play') return null
  const { ticks, moves, layout, pieces } = saved
  if (!isCount(ticks) || !isCount(moves) || !Array.isArray(pieces)) return null
  const from = isRecord(layout) && isRecord(layout.board) ? layout.board : {}
  if (!isNumber(from.x) || !isNumber(from.y) || !isNumber(from.width) || from.width <= 0) return null
  const world = rules.start(options, saved.seed, size)
  if (pieces.length !== world.pieces.length || !pieces.every((each) => isPiece(each, world))) return null
  const { board } = world.layout
  const scale = board.width / from.width
  for (const piece of world.pieces) {
    const { x, y, turn, placed, group, z } = pieces[piece.id] as Piece
    Object.assign(piece, { turn, placed, group, z })
    piece.x = placed ? piece.homeX : board.x + (x - (from.x as number)) * scale
    piece.y = placed ? piece.homeY : board.y + (y - (from.y as number)) * scale
  }
  for (const piece of world.pieces) if (!piece.placed) moveTo(world, piece, piece.x, piece.y)
  const placed = world.pieces.filter((piece) => piece.placed).length
  if (placed === world.pieces.length) return null
  const topZ = Math.max(...world.pieces.map(({ z }) => z))
  const cursor = world.pieces.find((piece) => !piece.placed)?.id ?? 0
  return Object.assign(world, {
    state: 'play',
    wait: 0,
    ticks,
    moves,
    placed,
    topZ,
    cursor,
    ghost: saved.ghost === true,
    edges: saved.edges === true,
  })
}

function isPiece(value: unknown, { pieces, turns }: World): boolean {
  if (!isRecord(value)) return false
  const { x, y, turn, placed, group, z } = value
  const fits = isCount(turn) && turn < (turns ? 4 : 1) && isCount(group) && group < pieces.length
  return fits && isNumber(x) && isNumber(y) && isCount(z) && typeof placed === 'boolean'
}
