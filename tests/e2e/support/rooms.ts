/** Owns how much of a window is field, what that must be, and how it is measured: for the bench and the browser tests. */
import type { Page } from 'playwright/test'
import { go } from './go'
import { frames } from './rest'

export interface Room {
  readonly width: number
  readonly height: number
  /** A finger's window: the header gives way while a play runs. */
  readonly touch: boolean
  /** Looked at by the bench alone. */
  readonly unheld?: true
}

export const ROOMS: readonly Room[] = [
  { width: 320, height: 568, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true, unheld: true },
  { width: 820, height: 1180, touch: true },
  { width: 667, height: 375, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1180, height: 820, touch: true },
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
  /** The least way from one control to another, CSS px. */
  readonly gap: number
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
      // What lies on the field is the game itself.
      .filter((button) => seen(button) && (field === root || !field.contains(button)))
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
        ...[...root.querySelectorAll('[data-hud]')].flatMap((figure) => {
          if (!seen(figure) || figure.matches('.visually-hidden')) return []
          const name = `figure ${figure.getAttribute('data-hud')}`
          const place = (figure.parentElement as Element).getBoundingClientRect()
          // Bests are the first to go where there is no room; all else is one line, under nothing.
          const line = figure.closest('[data-stats]')?.getBoundingClientRect()
          const gone = line !== undefined && place.top > line.bottom - 1
          if (gone) return figure.closest('[data-best]') ? [] : [`${name} has no room`]
          const under =
            figure.closest('[data-stats]') && controls.some((control) => apart(control, place) === 0)
          return [...out(name, figure.getBoundingClientRect()), ...(under ? [`${name} under a control`] : [])]
        }),
        ...(scrolls && scrolls.scrollHeight > scrolls.clientHeight + 1 ? ['page scrolls'] : []),
      ],
    }
  })
}

/** Shapes that count as square: their field cannot cover more than the shorter side allows. */
const SQUARE = 0.8
/** Part of the window's width that counts as all of it. */
const WHOLE = 0.98

/** Of a finger's controls, CSS px. */
const CONTROL = 48
const GAP = 8

/** What the field and the controls fall short of in this window; null when it is well. */
export function shortOf(
  { width, height, touch }: Room,
  { area, height: tall, width: wide, shape, control, gap, cut }: Measured,
): string | null {
  if (cut.length > 0) return `cut: ${cut.join(', ')}`
  if (touch && control < CONTROL - 0.5) return `a control of ${control.toFixed(1)} px`
  if (touch && gap < GAP - 0.5) return `controls ${gap.toFixed(1)} px from each other`
  const told = (share: number, of: string, least: number) =>
    share < least ? `${(share * 100).toFixed(1)} % of the ${of}, not ${least * 100}` : null
  // Wider than the window: it has all of that.
  if (width > height && wide >= WHOLE) return null
  if (width > height) return told(tall, 'height', height < 600 ? 0.92 : 0.84)
  if (shape > SQUARE) return told(wide, 'width', 0.94)
  return told(area, 'window', 0.6)
}

/** Opens a game as a link of the site does, without loading the page anew, and begins a play. */
export async function begin(page: Page, id: string): Promise<void> {
  await go(page, `/games/${id}?seed=42`)
  await press(page, `[data-game="${id}"] [data-panel] [data-autofocus]`)
  await page.locator(`[data-game="${id}"][data-phase="playing"]`).waitFor()
}

/** Without a pointer: a mouse on a touch screen would take its controls away. */
const press = (page: Page, button: string) =>
  page
    .locator(button)
    .first()
    .evaluate((element: HTMLElement) => element.click())

/** Lays the window out anew. */
export async function turnTo(page: Page, { width, height }: Room): Promise<void> {
  await page.setViewportSize({ width, height })
  await frames(page, 2)
  await playing(page)
}

/** A play that paused for another window, or ended meanwhile, begins again in the shape of this one. */
async function playing(page: Page): Promise<void> {
  if ((await page.locator('[data-game]').getAttribute('data-phase')) === 'playing') return
  await press(page, '[data-tools] [aria-label="Restart"]')
  await page.locator('[data-phase="playing"]').waitFor()
}

/** What a game has in this window, and what it falls short of; null when all is well. */
export async function settled(
  page: Page,
  room: Room,
): Promise<{ readonly seen: Measured; readonly why: string | null }> {
  // The header of the page slides away first, and a board follows its room.
  for (let tries = 0; ; tries++) {
    await playing(page)
    const seen = await measure(page)
    const why = shortOf(room, seen)
    if (!why || tries === 30) return { seen, why }
    await frames(page, 4)
  }
}
