/** Finds words that are broken across lines, and texts that overlap. */
import type { Page } from 'playwright/test'
import { someOf } from '../../support/proofs'

/** A piece of text and its position. */
interface Piece {
  readonly text: string
  readonly rects: readonly { left: number; right: number; top: number; bottom: number }[]
  /** The number of its element. */
  readonly holder: number
}

/** All words that are visible without scrolling their containers; those of the topmost dialog if one is open. */
function words(page: Page): Promise<Piece[]> {
  return page.evaluate(() => {
    /** The boxes of the scroll containers around an element, which clip it. */
    const clips = (element: Element): DOMRect[] => {
      const boxes: DOMRect[] = []
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== 'visible' && at !== document.body)
          boxes.push(at.getBoundingClientRect())
      return boxes
    }
    /** Whether a bar or a panel covers the text. */
    const isCovered = (holder: Element, { left, right, top, bottom }: DOMRect): boolean => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      for (let at = hit; at && !at.contains(holder); at = at.parentElement)
        if (at.matches('[data-panel]') || /sticky|fixed/.test(getComputedStyle(at).position)) return true
      return false
    }
    const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? document.body
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const holders: Element[] = []
    const found: Piece[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder || holder.closest('script, style, noscript, option, [inert], .visually-hidden')) continue
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const boxes = clips(holder)
      for (const match of (node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const rects = [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .filter(({ left, right, top, bottom }) =>
            boxes.every(
              (box) =>
                top >= box.top - 2 &&
                bottom <= box.bottom + 2 &&
                left >= box.left - 2 &&
                right <= box.right + 2,
            ),
          )
          .filter((rect) => !isCovered(holder, rect))
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
        if (!holders.includes(holder)) holders.push(holder)
        if (rects.length > 0) found.push({ text: match[0], rects, holder: holders.indexOf(holder) })
      }
    }
    return found
  })
}

/** Words with letters on more than one line, and pairs of words of different elements that overlap by more than their line spacing. */
async function unreadable(page: Page): Promise<string[]> {
  const all = await words(page)
  const broken = all
    .filter(({ rects }) => new Set(rects.map(({ top }) => Math.round(top))).size > 1)
    .map(({ text }) => `broken: ${text}`)
  const boxes = all.flatMap(({ text, rects, holder }) => rects.map((rect) => ({ text, holder, ...rect })))
  const overlapping: string[] = []
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const height = Math.min(a.bottom - a.top, b.bottom - b.top)
      if (a.holder !== b.holder && across > 2 && down > height / 2)
        overlapping.push(`overlapping: ${a.text} | ${b.text}`)
    }
  return [...broken, ...overlapping]
}

/** Widths in px with text sizes in percent: the narrowest with large text; in proofs the usual, too. */
const PHONES = someOf(
  [
    [320, 130],
    [390, 100],
  ] as const,
  1,
  0,
)

/** What is unreadable on phones whose heading font has not loaded, by width and text size. */
export async function unreadableWithoutFont(page: Page): Promise<string[]> {
  const style = (name: string, value: string) =>
    page.evaluate(([name, value]) => document.documentElement.style.setProperty(name, value), [
      name,
      value,
    ] as const)
  const found: string[] = []
  await style('--font-display', '"Fredoka Variable fallback", var(--font-plain)')
  for (const [width, size] of PHONES) {
    await style('--text-scale', `${size / 100}`)
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await unreadable(page)).map((text) => `${width} px, text ${size}%: ${text}`))
  }
  for (const name of ['--font-display', '--text-scale']) await style(name, '')
  return found
}
