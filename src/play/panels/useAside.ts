/**
 * Moves the field away from the panel of start or end, as far as there is space: above a sheet, or beside a panel. Above a
 * sheet a high field gets smaller. The stats above the field of a real-time game stay above it.
 */
import { type RefObject, useLayoutEffect } from 'react'
import { clamp } from '../../engine/core/math/geometry'

/** Between field and panel, CSS px. */
const GAP = 8
/** In lower windows stats and tools are beside the field, CSS px. */
const LOWEST = 520
/** Of the field's size: smaller, nothing in it could be seen. */
const SMALLEST = 0.6

/** Where the field is beside the panel; moved by CSS px. */
interface Aside {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Most of a panel at the left would lie on it. */
  readonly covered?: boolean
}

const IN_PLACE: Aside = { x: 0, y: 0, scale: 1 }

/**
 * @param panel - it is a sheet if it is as wide as the game
 * @param active - it is the panel of start or end, and not a bar
 */
export function useAside(panel: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const shown = panel.current
    const below = shown?.closest<HTMLElement>('[data-below]')
    const area = below?.querySelector<HTMLElement>('[data-stage]')
    if (!active || !shown || !below || !area) return
    // A demo is where the built page shows its picture (`../frame/Frame.module.css`).
    if (below.closest('[data-kind="realtime"][data-phase="ready"]')) return
    const bar = below.closest('[data-kind="realtime"]')?.querySelector<HTMLElement>('[data-bar]')
    const move = () => {
      const aside = () => (innerHeight > LOWEST ? asideOf(shown, below, area) : IN_PLACE)
      const isCovered = bar && aside().covered
      // Then it is at the other side: what happens in a wide field begins at the left.
      if (isCovered) shown.parentElement?.setAttribute('data-other-side', '')
      const { x, y, scale } = aside()
      area.style.translate = `${x}px ${y}px`
      area.style.scale = `${scale}`
      if (bar) bar.style.translate = `${x}px 0`
    }
    const resizes = new ResizeObserver(move)
    resizes.observe(shown)
    resizes.observe(area)
    return () => {
      resizes.disconnect()
      area.style.translate = ''
      area.style.scale = ''
      if (bar) bar.style.translate = ''
    }
  }, [panel, active])
}

/** The board without the scenery around it, and without its keys, which are hidden at the end. */
function boardParts(area: HTMLElement): Element[] {
  // A keypad is a field, too, with the keys as its first part.
  const fields = [...area.querySelectorAll('[data-field]:not(:has(> .screen-only:first-child))')]
  const boards = fields.filter((field) => !fields.some((other) => other !== field && field.contains(other)))
  return boards.flatMap((board) =>
    board.querySelector('.screen-only')
      ? [...board.children].filter((part) => !part.matches('.screen-only, :has(.screen-only)'))
      : board,
  )
}

/** The area gets smaller from the middle of its upper edge (`../frame/Frame.module.css`). */
function asideOf(panel: HTMLElement, below: HTMLElement, area: HTMLElement): Aside {
  const boxes = boardParts(area).map((part) => part.getBoundingClientRect())
  const edge = (side: 'left' | 'top' | 'right' | 'bottom', of: (...edges: number[]) => number) =>
    of(...boxes.filter((box) => box.width > 0).map((box) => box[side]))
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
  if (offsetWidth >= space) {
    const high = offsetTop - GAP
    const scale = clamp(high / (bottom - top), SMALLEST, 1)
    // From where it is up to the upper edge, and no further than needed.
    const way = Math.min(area.offsetTop + bottom * scale - high, area.offsetTop + top * scale)
    return { x: 0, y: -Math.max(0, way), scale }
  }
  const before = Math.max(0, area.offsetLeft + left)
  if (offsetLeft > space / 2)
    return { ...IN_PLACE, x: -clamp(area.offsetLeft + right + GAP - offsetLeft, 0, before) }
  // The shade keeps the promotion free.
  const { paddingRight } = getComputedStyle(panel.parentElement ?? panel)
  const after = Math.max(0, space - Number.parseFloat(paddingRight) - area.offsetLeft - right)
  const way = offsetLeft + offsetWidth + GAP - area.offsetLeft - left
  return { ...IN_PLACE, x: clamp(way, 0, after), covered: way > after + offsetWidth / 2 }
}
