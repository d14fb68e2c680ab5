/** Measures how much of a window the field takes, and checks it against the goals. Used by the bench and browser tests. */
import type { Page } from 'playwright/test'
import { go } from './go'
import { isLonger } from './language'
import { frames } from './rest'

export interface Layout {
  readonly width: number
  readonly height: number
  /** A touch screen: the header slides away while a game runs. */
  readonly touch: boolean
  /** Measured only by the bench. */
  readonly benchOnly?: true
}

export const LAYOUTS: readonly Layout[] = [
  { width: 320, height: 568, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true, benchOnly: true },
  { width: 820, height: 1180, touch: true },
  { width: 667, height: 375, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1180, height: 820, touch: true, benchOnly: true },
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
]

export interface Measured {
  /** The field's part of the window, 0..1. */
  readonly area: number
  readonly height: number
  readonly width: number
  /** The field's width divided by its height. */
  readonly shape: number
  /** The smaller side of the smallest visible control, CSS px. */
  readonly control: number
  /** The smallest distance between two controls, CSS px. */
  readonly gap: number
  /** Elements outside of the window, and unwanted scrolling. */
  readonly cut: readonly string[]
}

/** Measures a running game. */
export function measure(page: Page): Promise<Measured> {
  return page.evaluate((mayCut) => {
    const { innerWidth: wide, innerHeight: high } = window
    const root = document.querySelector('[data-game]') as HTMLElement
    const field = root.querySelector('[data-field]') ?? root
    const box = field.getBoundingClientRect()
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const controls = [
      ...root.querySelectorAll('[data-touch-controls] button, button[title], button[aria-label]'),
    ]
      // Controls on the field belong to the game.
      .filter((button) => isVisible(button) && (field === root || !field.contains(button)))
      .filter((button) => !button.closest('[role="grid"]'))
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const apart = (a: DOMRect, b: DOMRect) =>
      Math.hypot(
        Math.max(0, a.left - b.right, b.left - a.right),
        Math.max(0, a.top - b.bottom, b.top - a.bottom),
      )
    const out = (name: string, { left, top, right, bottom }: DOMRect) =>
      left < -1 || top < -1 || right > wide + 1 || bottom > high + 1 ? [name] : []
    const scrolls = document.scrollingElement
    return {
      area: (box.width * box.height) / (wide * high),
      height: box.height / high,
      width: box.width / wide,
      shape: box.width / box.height,
      control: Math.min(999, ...controls.map(({ width, height }) => Math.min(width, height))),
      gap: Math.min(
        999,
        ...controls.flatMap((one, at) => controls.slice(at + 1).map((other) => apart(one, other))),
      ),
      cut: [
        ...out('field', box),
        ...controls.flatMap((control) => out('control', control)),
        ...[...root.querySelectorAll('[data-hud]')].flatMap((stat) => {
          if (!isVisible(stat) || stat.matches('.visually-hidden')) return []
          // A board with displays shows them itself.
          const display = root.querySelector('[data-displays]')
          if (display && isVisible(display) && stat.closest('[data-stats]') && !stat.closest('[data-best]'))
            return []
          const name = `stat ${stat.getAttribute('data-hud')}`
          const place = (stat.parentElement as Element).getBoundingClientRect()
          // Bests are hidden if there is no space. All other stats are on one line, not covered, with whole labels.
          const line = stat.closest('[data-stats]')?.getBoundingClientRect()
          const hidden = line !== undefined && place.top > line.bottom - 1
          if (hidden) return stat.closest('[data-best]') ? [] : [`${name} has no space`]
          const label = stat.previousElementSibling
          if (label && label.scrollHeight > label.clientHeight + 1 && !mayCut) return [`${name} has no space`]
          const under =
            stat.closest('[data-stats]') && controls.some((control) => apart(control, place) === 0)
          return [...out(name, stat.getBoundingClientRect()), ...(under ? [`${name} under a control`] : [])]
        }),
        ...(scrolls && scrolls.scrollHeight > scrolls.clientHeight + 1 ? ['page scrolls'] : []),
      ],
    }
  }, isLonger)
}

/** From this shape on a field counts as square: it cannot cover more than the shorter side allows. */
const SQUARE = 0.8
/** The part of a goal to meet with longer texts than those of any translation: they may take a line more. */
const LONG_TEXTS = isLonger ? 0.85 : 1
/** The part of the window's width that counts as all of it. */
const WHOLE = 0.98

/** The minimum size and distance of touch controls, CSS px. */
const CONTROL = 48
const GAP = 8

/** Which goal the field and the controls miss in this window; null if they meet all. */
function shortOf(
  { width, height, touch }: Layout,
  { area, height: tall, width: wide, shape, control, gap, cut }: Measured,
): string | null {
  if (cut.length > 0) return `cut: ${cut.join(', ')}`
  if (touch && control < CONTROL - 0.5) return `a control of ${control.toFixed(1)} px`
  if (touch && gap < GAP - 0.5) return `controls ${gap.toFixed(1)} px apart`
  const fault = (share: number, of: string, min: number) =>
    share < min * LONG_TEXTS ? `${(share * 100).toFixed(1)}% of the ${of}, not ${min * 100}%` : null
  // A field with the full width cannot be higher.
  if (width > height && wide >= WHOLE) return null
  if (width > height) return fault(tall, 'height', height < 600 ? 0.92 : 0.84)
  if (shape > SQUARE) return fault(wide, 'width', 0.94)
  return fault(area, 'window', 0.6)
}

/** Opens a game without a page load, and starts it. */
export async function begin(page: Page, id: string): Promise<void> {
  await go(page, `/games/${id}?seed=42`)
  await start(page, id)
}

/** Starts an open game. */
export async function start(page: Page, id: string): Promise<void> {
  await press(page, `[data-game="${id}"] [data-panel] [data-autofocus]`)
  // A resize just before pauses the game as soon as its field has settled.
  await page.locator(`[data-game="${id}"]:is([data-phase="playing"], [data-phase="paused"])`).waitFor()
}

/** Without a mouse event, which would hide the on-screen controls. */
const press = (page: Page, button: string) =>
  page
    .locator(button)
    .first()
    .evaluate((element: HTMLElement) => element.click())

/** Resizes the window. */
export async function resizeTo(page: Page, { width, height }: Layout): Promise<void> {
  await page.setViewportSize({ width, height })
  await frames(page, 2)
  await playing(page)
}

/** Restarts a game that was paused by the resize, or has ended. */
export async function playing(page: Page): Promise<void> {
  // A resize just before may pause it once more, as soon as its field has settled.
  while ((await page.locator('[data-game]').getAttribute('data-phase')) !== 'playing') {
    await press(page, '[data-tools] [data-restart]')
    await frames(page, 2)
  }
}

/** Measures a game in this window; `why` is the goal it misses, or null. */
export async function settled(
  page: Page,
  layout: Layout,
): Promise<{ readonly seen: Measured; readonly why: string | null }> {
  // The header slides away first, and the board is resized.
  for (let tries = 0; ; tries++) {
    await playing(page)
    const seen = await measure(page)
    const why = shortOf(layout, seen)
    if (!why || tries === 30) return { seen, why }
    await frames(page, 4)
  }
}

/** The smallest text in px that can be read at arm's length. */
const MIN_TEXT = 12

/** The visible texts of a game that are smaller, with their sizes. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const root = document.querySelector('[data-game]') as HTMLElement
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement as Element
      const text = node.textContent?.trim()
      if (!text || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const box = holder.getBoundingClientRect()
      // For screen readers only.
      if (box.width < 2 || box.height < 2) continue
      const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * (matrix?.d ?? 1)
      if (size < min - 0.05) found.push(`'${text}' has ${size.toFixed(1)} px`)
    }
    return found.slice(0, 3)
  }, MIN_TEXT)
}
