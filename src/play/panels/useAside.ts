/**
 * Moves the field away from a panel: above a sheet, or beside it. A field that would not fit there gets smaller. The stats
 * above the field of a real-time game stay above it.
 */
import { type RefObject, useLayoutEffect } from 'react'
import { clamp } from '../../engine/core/math/geometry'

/** Between a field and a sheet below it, and between a field and a panel beside it, CSS px. */
const GAP = 8
const GAP_BESIDE = 20
/** In lower windows stats and tools are beside the field, CSS px. */
const LOWEST = 520
/** Of the field's size: smaller, nothing in it could be seen. */
const SMALLEST = 0.4

/** Where the field is beside the panel; moved by CSS px. */
interface Aside {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const IN_PLACE: Aside = { x: 0, y: 0, scale: 1 }

/**
 * @param panel - it is a sheet if it is as wide as the game
 * @param active - it is not a bar
 */
export function useAside(panel: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const shown = panel.current
    const below = shown?.closest<HTMLElement>('[data-below]')
    const area = below?.querySelector<HTMLElement>('[data-stage]')
    if (!active || !shown || !below || !area) return
    const bar = below.closest('[data-kind="realtime"]')?.querySelector<HTMLElement>('[data-bar]')
    const move = () => {
      const isSheet = shown.offsetWidth >= below.clientWidth
      const { x, y, scale } = innerHeight > LOWEST ? asideOf(shown, below, area, isSheet) : IN_PLACE
      area.style.translate = `${x}px ${y}px`
      area.style.scale = `${scale}`
      if (bar) {
        // Any lower, the panel's layer would cover its buttons.
        bar.style.translate = `${x}px 0`
        if (!isSheet) bar.style.scale = `${scale}`
      }
    }
    const resizes = new ResizeObserver(move)
    resizes.observe(shown)
    resizes.observe(area)
    return () => {
      resizes.disconnect()
      area.style.translate = ''
      area.style.scale = ''
      if (bar) {
        bar.style.translate = ''
        bar.style.scale = ''
      }
    }
  }, [panel, active])
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/**
 * The board without the scenery around it, such as the empty part of a card table below the cards, and without its keys,
 * which are hidden at the end.
 */
function boardBoxes(area: HTMLElement): Edges[] {
  // A keypad is a field, too, with the keys as its first part.
  const fields = [...area.querySelectorAll('[data-field]:not(:has(> .screen-only:first-child))')]
  const boards = fields.filter((field) => !fields.some((other) => other !== field && field.contains(other)))
  return boards.flatMap((board) => {
    const { left, top, right } = board.getBoundingClientRect()
    const cards = shownBoxes(board.querySelectorAll('[data-spot]'))
    if (cards.length > 0) return { left, top, right, bottom: Math.max(...cards.map(({ bottom }) => bottom)) }
    return shownBoxes(
      board.querySelector('.screen-only')
        ? [...board.children].filter((part) => !part.matches('.screen-only, :has(.screen-only)'))
        : [board],
    )
  })
}

const shownBoxes = (parts: Iterable<Element>): DOMRect[] =>
  [...parts].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)

/** The area gets smaller from the middle of its upper edge (`../frame/Frame.module.css`). */
function asideOf(panel: HTMLElement, below: HTMLElement, area: HTMLElement, isSheet: boolean): Aside {
  // Beside a panel there is space for what is around a board, too: its clues, keys and buttons. Above a sheet for players and displays.
  const boxes: Edges[] = isSheet
    ? [...boardBoxes(area), ...shownBoxes(area.querySelectorAll('[data-player-bar], [data-displays]'))]
    : shownBoxes(area.querySelectorAll('[data-field], button'))
  if (boxes.length === 0) return IN_PLACE
  const edge = (side: 'left' | 'top' | 'right' | 'bottom', of: (...edges: number[]) => number) =>
    of(...boxes.map((box) => box[side]))
  const { left: from, top: start, width } = area.getBoundingClientRect()
  // It may be on its way: these are edges of the field in the area as it is laid out.
  const size = width / area.offsetWidth
  const left = (edge('left', Math.min) - from) / size
  const right = (edge('right', Math.max) - from) / size
  const top = (edge('top', Math.min) - start) / size
  const bottom = (edge('bottom', Math.max) - start) / size
  // The boxes of the panel and the area are animated, these are not.
  const { offsetLeft, offsetTop, offsetWidth } = panel
  const space = below.clientWidth
  // Tablets: in the middle, over the field.
  if (!isSheet && Math.abs(2 * offsetLeft + offsetWidth - space) < 2 * GAP) return IN_PLACE
  if (isSheet) {
    const high = offsetTop - GAP
    const scale = clamp(high / (bottom - top), SMALLEST, 1)
    const above = area.offsetTop + top * scale
    const over = area.offsetTop + bottom * scale - high
    // A board before its game is in the middle of the space above the sheet, a table that goes on below the sheet at the top;
    // else it moves no further than needed.
    const isFree = panel.closest('[data-place="start"]') && below.closest('[data-kind="turn"]')
    const table = area.querySelector('[data-field]:has([data-spot])')?.getBoundingClientRect()
    const isCut = table && (table.bottom - start) / size - top > high
    const way = isFree ? (isCut ? above : (above + over) / 2) : over
    return { x: 0, y: -Math.max(0, Math.min(way, above)), scale }
  }
  // Between the panel and the other edge, where the shade keeps the promotion free.
  const { paddingLeft, paddingRight } = getComputedStyle(panel.parentElement ?? panel)
  const isAfter = offsetLeft > space / 2
  const first = isAfter ? Number.parseFloat(paddingLeft) : offsetLeft + offsetWidth + GAP_BESIDE
  const last = isAfter ? offsetLeft - GAP_BESIDE : space - Number.parseFloat(paddingRight)
  const scale = clamp((last - first) / (right - left), SMALLEST, 1)
  const middle = area.offsetLeft + area.offsetWidth / 2
  const at = (edge: number) => middle + (area.offsetLeft + edge - middle) * scale
  const before = at(left) - first
  const after = last - at(right)
  const x = isAfter ? Math.min(0, Math.max(after, -before)) : Math.max(0, Math.min(-before, after))
  // A smaller field is in the middle of the height that it had.
  const high = (bottom - top) * scale
  const y = scale < 1 ? Math.max(0, (area.offsetHeight - high) / 2 - top * scale) : 0
  return { x, y, scale }
}
