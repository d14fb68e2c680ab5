/** The layout for a window of any shape: the board, the trays beside it, and the tools. */
import type { Size } from '../../../engine/core/game/rules'
import type { Point, Rect } from '../../../engine/core/math/geometry'
import { clamp } from '../../../engine/core/math/geometry'

export type ToolId = 'ghost' | 'edges' | 'zoom' | 'turn' | 'choose'

export interface Tool extends Rect {
  readonly id: ToolId
}

export interface Layout {
  /** Pieces stay inside this area. */
  readonly area: Rect
  /** The position of the finished picture. */
  readonly board: Rect
  /** The areas of the loose pieces at the start. */
  readonly trays: readonly Rect[]
  readonly tools: readonly Tool[]
}

/** Width divided by height of every picture. */
export const ASPECT = 4 / 3
const MARGIN = 10
/** Size of a tool's button, large enough for a thumb. */
const TOOL = { width: 84, height: 52, gap: 10 }
/** In a window lower than this, the game's buttons cover the upper right corner down to this height, px. */
const LOW = 480
const CORNER = 116
/** Smallest height of a tool, including the gap to the next one. */
const MIN_STEP = 51
/** Loose pieces get at least this multiple of their area; tabs extend by a quarter. */
const ROOMY = 1.1
/** On a narrow screen pieces may touch: larger pieces matter more. */
const ROOMY_NARROW = 0.96
const ROOMIEST = 1.5

/** Computes the layout. The picture is as large as the pieces beside it allow. */
export function layOut(size: Size, cols: number, rows: number, tools: readonly ToolId[]): Layout {
  const wide = size.width > size.height * 1.05
  const area = wide
    ? { x: 0, y: 0, width: size.width - TOOL.width - 2 * MARGIN, height: size.height }
    : { x: 0, y: 0, width: size.width, height: size.height - TOOL.height - 2 * MARGIN }
  const max = Math.min(area.width - 2 * MARGIN, (area.height - 2 * MARGIN) * ASPECT)
  const ways = (wide ? ['sides', 'beside'] : ['below']) as readonly Way[]
  let best = place(area, max * 0.3, ways[0] ?? 'below', cols)
  let room = 0
  for (let share = 1; share >= 0.3; share -= 0.01) {
    for (const way of ways) {
      const tried = place(area, max * share, way, cols)
      const scale = scaleFor(tried, cols, rows)
      if (scale <= room) continue
      best = tried
      room = scale
    }
    if (room >= (wide ? ROOMY : ROOMY_NARROW)) break
  }
  return { area, ...best, tools: placeTools(size, area, wide, tools) }
}

/** The board between two trays, left of one, or above one. */
type Way = 'sides' | 'beside' | 'below'

function place(area: Rect, wish: number, way: Way, cols: number): { board: Rect; trays: Rect[] } {
  // With whole multiples, cells are exact fractions at every difficulty: sums of them have no rounding error.
  const whole = cols % 10 === 0 ? 20 : 12
  const width = Math.max(1, Math.floor(wish / whole)) * whole
  const height = width / ASPECT
  const y = way === 'below' ? MARGIN : Math.round((area.height - height) / 2)
  const x = way === 'beside' ? Math.min(y, 3 * MARGIN) : Math.round((area.width - width) / 2)
  const right = x + width + MARGIN
  const below = y + height + MARGIN
  const side = { y: MARGIN, width: x - 2 * MARGIN, height: area.height - 2 * MARGIN }
  if (way === 'below')
    return {
      board: { x, y, width, height },
      trays: [{ x: MARGIN, y: below, width: area.width - 2 * MARGIN, height: area.height - below }],
    }
  const last = { ...side, x: right, width: area.width - right - MARGIN }
  return {
    board: { x, y, width, height },
    trays: way === 'sides' ? [{ ...side, x: MARGIN }, last] : [last],
  }
}

function placeTools(size: Size, area: Rect, wide: boolean, ids: readonly ToolId[]): Tool[] {
  const room = (size.width - 2 * MARGIN + TOOL.gap) / ids.length - TOOL.gap
  const width = wide ? TOOL.width : Math.min(TOOL.width, Math.floor(room))
  // In a low window the tools move closer together.
  const corner = size.height < LOW && size.height - CORNER >= ids.length * MIN_STEP ? CORNER : 0
  const free = (size.height - corner - TOOL.height) / Math.max(1, ids.length - 1)
  const tall = Math.min(TOOL.height + TOOL.gap, free)
  const height = wide ? Math.min(TOOL.height, Math.floor(tall) - 3) : TOOL.height
  const step = wide ? tall : width + TOOL.gap
  const length = (ids.length - 1) * step + (wide ? height : width)
  return ids.map((id, i) => ({
    id,
    x: wide ? area.x + area.width + MARGIN : (size.width - length) / 2 + i * step,
    y: wide ? Math.max(corner, (size.height - length) / 2) + i * step : area.y + area.height + MARGIN,
    width,
    height,
  }))
}

/** The area of each piece in the trays, as a multiple of its own. */
function scaleFor(layout: Pick<Layout, 'board' | 'trays'>, cols: number, rows: number): number {
  for (let scale = ROOMIEST; scale > 0.3; scale -= 0.02)
    if (slotsAt(layout, cols, rows, scale).length >= cols * rows) return scale
  return 0.3
}

function slotsAt(
  { board, trays }: Pick<Layout, 'board' | 'trays'>,
  cols: number,
  rows: number,
  scale: number,
) {
  const wide = (board.width / cols) * scale
  const high = (board.height / rows) * scale
  return trays.flatMap((tray) => {
    const across = Math.floor(tray.width / wide)
    const down = Math.floor(tray.height / high)
    return Array.from({ length: Math.max(0, across * down) }, (_, i): Point & { row: number } => ({
      row: Math.floor(i / across),
      x: tray.x + ((i % across) + 0.5) * (tray.width / across),
      y: tray.y + (Math.floor(i / across) + 0.5) * (tray.height / down),
    }))
  })
}

/** As many positions in the trays as there are pieces, spread evenly. */
export function slotsOf(layout: Layout, cols: number, rows: number): Point[] {
  const count = cols * rows
  const slots = slotsAt(layout, cols, rows, scaleFor(layout, cols, rows))
  // The trays' upper rows first, so that free space is at the bottom of both.
  slots.sort((a, b) => a.row - b.row)
  return Array.from({ length: count }, (_, i) => {
    const slot = slots[i % Math.max(1, slots.length)] ?? {
      x: layout.area.width / 2,
      y: layout.area.height / 2,
    }
    return { x: slot.x, y: slot.y }
  })
}

/** The tool at a position, or null. */
export function toolAt({ tools }: Layout, x: number, y: number): ToolId | null {
  const near = 3
  const found = tools.find(
    (tool) =>
      clamp(x, tool.x - near, tool.x + tool.width + near) === x &&
      clamp(y, tool.y - near, tool.y + tool.height + near) === y,
  )
  return found?.id ?? null
}
