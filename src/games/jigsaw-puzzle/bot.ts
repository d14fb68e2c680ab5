/** A simple bot for Jigsaw Puzzle: takes the topmost pieces one by one and drags them to their places by mouse. */
import type { Pointer, RealtimeBot } from '../../engine/core/game/contract'
import { hypot } from '../../engine/core/math/exactMath'
import type { Action, World } from './rules'
import { pieceAt } from './rules/groups'

/** How far it drags a piece per tick, px. */
const PACE = 16
/** Ticks to find the next piece. */
const SEARCH_TICKS = 40

const mouse = (x: number, y: number, down: boolean, news: Partial<Pointer> = {}): Pointer => ({
  id: 1,
  x,
  y,
  down,
  pressed: false,
  released: false,
  kind: 'mouse',
  ...news,
})

export const bot: RealtimeBot<World, Action> = (world, tick) => {
  if (world.state !== 'play') return {}
  const piece = world.held ? world.pieces[world.held.piece] : undefined
  if (!piece) {
    if (tick % SEARCH_TICKS !== 0) return {}
    // Loose pieces whose middle is not covered by another.
    const free = world.pieces.find((each) => !each.placed && pieceAt(world, each.x, each.y) === each)
    return free ? { pointers: [mouse(free.x, free.y, true, { pressed: true })] } : {}
  }
  if (piece.turn !== 0)
    return { hold: tick % 2 ? ['turnRight'] : [], pointers: [mouse(piece.x, piece.y, true)] }
  const dx = piece.homeX - piece.x
  const dy = piece.homeY - piece.y
  const far = hypot(dx, dy)
  if (far < 1) return { pointers: [mouse(piece.x, piece.y, false, { released: true })] }
  const share = Math.min(1, PACE / far)
  return { pointers: [mouse(piece.x + dx * share, piece.y + dy * share, true)] }
}
