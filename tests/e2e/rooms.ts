/** Owns how much of a window is field, what that must be, and how it is measured: for the bench and the browser tests. */
import type { Page } from 'playwright/test'

export interface Room {
  readonly width: number
  readonly height: number
  /** A finger's window: the header gives way while a play runs. */
  readonly touch: boolean
}

export const ROOMS: readonly Room[] = [
  { width: 320, height: 568, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 667, height: 375, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
]

export interface Measured {
  /** Field by window, 0..1. */
  readonly area: number
  readonly height: number
  readonly width: number
  /** Width of the field by its height. */
  readonly shape: number
  /** The smaller side of the smallest control in view, CSS px. */
  readonly control: number
  /** What reaches out of the window, or scrolls though nothing should. */
  readonly cut: readonly string[]
}

/** Of a play that runs. */
export function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const { innerWidth: wide, innerHeight: high } = window
    const root = document.querySelector('[data-game]') as HTMLElement
    const field = root.querySelector('[data-field]') ?? root
    const box = field.getBoundingClientRect()
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const controls = [
      ...root.querySelectorAll('[data-touch-controls] button, button[title], button[aria-label]'),
    ]
      .filter((button) => seen(button) && !button.closest('[role="grid"]'))
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const out = (name: string, { left, top, right, bottom }: DOMRect) =>
      left < -1 || top < -1 || right > wide + 1 || bottom > high + 1 ? [name] : []
    const scrolls = document.scrollingElement
    return {
      area: (box.width * box.height) / (wide * high),
      height: box.height / high,
      width: box.width / wide,
      shape: box.width / box.height,
      control: Math.min(999, ...controls.map(({ width, height }) => Math.min(width, height))),
      cut: [
        ...out('field', box),
        ...controls.flatMap((control) => out('control', control)),
        ...[...root.querySelectorAll('[data-hud]')].flatMap((figure) =>
          seen(figure) && !figure.matches('.visually-hidden')
            ? out(`figure ${figure.getAttribute('data-hud')}`, figure.getBoundingClientRect())
            : [],
        ),
        ...(scrolls && scrolls.scrollHeight > scrolls.clientHeight + 1 ? ['page scrolls'] : []),
      ],
    }
  })
}

/** Shapes that count as square: their field cannot cover more than the shorter side allows. */
const SQUARE = 0.8

/** What the field falls short of in this window; null when it is well. */
export function shortOf(
  { width, height }: Room,
  { area, height: tall, width: wide, shape, cut }: Measured,
): string | null {
  if (cut.length > 0) return `cut: ${cut.join(', ')}`
  if (width > height) {
    const least = height < 600 ? 0.92 : 0.84
    return tall < least ? `${Math.round(tall * 100)} % of the height, not ${least * 100}` : null
  }
  if (shape > SQUARE) return wide < 0.94 ? `${Math.round(wide * 100)} % of the width` : null
  return area < 0.6 ? `${Math.round(area * 100)} % of the window, not 60` : null
}
