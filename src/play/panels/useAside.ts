/**
 * Moves the field away from the panel at the end of a game, as far as there is space: above a sheet, or beside a panel. The
 * stats above the field of a real-time game stay above it.
 */
import { type RefObject, useLayoutEffect } from 'react'
import { clamp } from '../../engine/core/math/geometry'

/** Between field and panel, CSS px. */
const GAP = 8
/** In lower windows stats and tools are beside the field, CSS px. */
const LOWEST = 520

/**
 * @param panel - of the end. It is a sheet if it is as wide as the game
 * @param active - it is the end panel, and not its bar
 */
export function useAside(panel: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const shown = panel.current
    const below = shown?.closest<HTMLElement>('[data-below]')
    const area = below?.querySelector<HTMLElement>('[data-stage]')
    if (!active || !shown || !below || !area) return
    const bar = below.closest('[data-kind="realtime"]')?.querySelector<HTMLElement>('[data-bar]')
    const move = () => {
      const [x, y] = innerHeight > LOWEST ? wayAside(shown, below, area) : [0, 0]
      area.style.translate = `${x}px ${y}px`
      if (bar) bar.style.translate = `${x}px 0`
    }
    const resizes = new ResizeObserver(move)
    resizes.observe(shown)
    return () => {
      resizes.disconnect()
      area.style.translate = ''
      if (bar) bar.style.translate = ''
    }
  }, [panel, active])
}

function wayAside(panel: HTMLElement, below: HTMLElement, area: HTMLElement): [x: number, y: number] {
  // The board without the scenery around it.
  const fields = [...area.querySelectorAll('[data-field]:not(:has([data-field]))')].map((field) =>
    field.getBoundingClientRect(),
  )
  // How far it has moved already; the text is 'none' at first.
  const [across = 0, down = 0] = getComputedStyle(area)
    .translate.split(' ')
    .map((length) => Number.parseFloat(length) || 0)
  const space = below.getBoundingClientRect()
  const left = Math.min(...fields.map((field) => field.left)) - across - space.left
  const right = Math.max(...fields.map((field) => field.right)) - across - space.left
  const top = Math.min(...fields.map((field) => field.top)) - down - space.top
  const bottom = Math.max(...fields.map((field) => field.bottom)) - down - space.top
  // Not its box, which is animated.
  const { offsetLeft, offsetWidth, offsetHeight } = panel
  const above = Math.max(0, top)
  if (offsetWidth >= below.clientWidth)
    return [0, -clamp(bottom + GAP - (space.height - offsetHeight), 0, above)]
  const before = Math.max(0, left)
  if (offsetLeft > space.width / 2) return [-clamp(right + GAP - offsetLeft, 0, before), 0]
  // The shade keeps the promotion free.
  const { paddingRight } = getComputedStyle(panel.parentElement ?? panel)
  const after = Math.max(0, space.width - Number.parseFloat(paddingRight) - right)
  return [clamp(offsetLeft + offsetWidth + GAP - left, 0, after), 0]
}
