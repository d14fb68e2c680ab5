/** Raises the board above the sheet at the end of a game, as far as there is space above it. */
import { type RefObject, useLayoutEffect } from 'react'

/** Between board and sheet, CSS px. */
const GAP = 8

/**
 * @param panel - of the end. It is a sheet if it is as wide as the game
 * @param active - it is the end panel, and not its bar
 */
export function useLift(panel: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const sheet = panel.current
    const below = sheet?.closest<HTMLElement>('[data-below]')
    const area = below?.querySelector<HTMLElement>('[data-stage]')
    if (!active || !sheet || !below || !area) return
    const fit = () => {
      // The board without the scenery around it.
      const fields = [...area.querySelectorAll('[data-field]:not(:has([data-field]))')].map((field) =>
        field.getBoundingClientRect(),
      )
      const [, moved = '0'] = getComputedStyle(area).translate.split(' ')
      const top = Math.min(...fields.map((field) => field.top)) - Number.parseFloat(moved)
      const bottom = Math.max(...fields.map((field) => field.bottom)) - Number.parseFloat(moved)
      const space = below.getBoundingClientRect()
      // Not its box, which is animated.
      const covered = bottom + GAP - (space.bottom - sheet.offsetHeight)
      const isSheet = sheet.offsetWidth >= below.clientWidth
      area.style.translate = isSheet ? `0 ${-Math.max(0, Math.min(covered, top - space.top))}px` : ''
    }
    const resizes = new ResizeObserver(fit)
    resizes.observe(sheet)
    return () => {
      resizes.disconnect()
      area.style.translate = ''
    }
  }, [panel, active])
}
