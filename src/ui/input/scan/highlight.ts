/** The highlight of scanning: a frame around what a press would choose, on top of everything. */
import styles from './highlight.module.css'
import type { Light } from './scanner'

/** Gap between a highlighted element and its frame, CSS px. */
const RIM = 4

export interface Highlight {
  show(light: Light | null): void
}

/** The frame follows the highlighted elements when the page scrolls or a panel moves in. */
export function createHighlight(): Highlight {
  const frame = document.createElement('div')
  frame.className = styles.light ?? ''
  frame.setAttribute('aria-hidden', 'true')
  frame.popover = 'manual'
  let lit: readonly HTMLElement[] = []
  let around: readonly HTMLElement[] = []
  let id = 0

  const align = () => {
    const boxes = around.map((element) => element.getBoundingClientRect())
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - RIM)
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - RIM)
    const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + RIM)
    const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + RIM)
    const { style } = frame
    style.inlineSize = `${Math.max(0, right - left)}px`
    style.blockSize = `${Math.max(0, bottom - top)}px`
    style.transform = `translate(${left}px, ${top}px)`
  }
  const follow = () => {
    align()
    id = requestAnimationFrame(follow)
  }

  return {
    show(light) {
      cancelAnimationFrame(id)
      for (const element of lit) delete element.dataset.lit
      lit = light?.stop.lit ?? []
      around = light?.stop.around ?? []
      for (const element of lit) element.dataset.lit = light?.kind
      // Shown again, so that it is above a dialog opened meanwhile.
      if (frame.matches(':popover-open')) frame.hidePopover()
      if (!light || lit.length === 0) {
        frame.remove()
        return
      }
      document.body.append(frame)
      frame.dataset.light = light.kind
      // Decreasing and increasing a slider look different.
      frame.dataset.direction = / (less|more)$/.exec(light.stop.key)?.[1] ?? ''
      if (light.kind !== 'back') lit[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      frame.showPopover()
      follow()
      // Focused, so that screen readers read it, and boards show what a press would do.
      if (light.kind === 'choice') lit[0]?.focus({ preventScroll: true })
    },
  }
}
