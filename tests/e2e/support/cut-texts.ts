/** Finds text that cannot be read: cut off by its container, or outside of the window where nothing scrolls. */
import type { Page } from 'playwright/test'

/** Each text with the element that cuts it off; empty if there is none. Text for screen readers does not count. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Glyphs may extend slightly beyond their line boxes. */
    const slack = 3
    const found: string[] = []
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const root = document.scrollingElement as HTMLElement
    if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`)
    const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? document.body
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const holder = node.parentElement
      if (text === '' || !holder || holder.closest('script, style, noscript, option, [inert]')) continue
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const all = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0)
      if (all.length === 0) continue
      let box = {
        left: Math.min(...all.map((rect) => rect.left)),
        right: Math.max(...all.map((rect) => rect.right)),
        top: Math.min(...all.map((rect) => rect.top)),
        bottom: Math.max(...all.map((rect) => rect.bottom)),
      }
      let reported = false
      let fixed = false
      const report = (by: Element | string) => {
        const name = typeof by === 'string' ? by : `${by.tagName.toLowerCase()}.${by.className}`
        if (!reported) found.push(`"${text.slice(0, 40)}" is cut by ${name}`)
        reported = true
      }
      for (let element: HTMLElement | null = holder; element; element = element.parentElement) {
        const style = getComputedStyle(element)
        const rect = element.getBoundingClientRect()
        // Visually hidden on purpose.
        if (rect.width <= 2 && rect.height <= 2) {
          reported = true
          break
        }
        const across = style.overflowX
        const down = style.overflowY
        if (scrolls(across))
          box = { ...box, left: rect.left, right: Math.min(rect.right, box.right, innerWidth) }
        else if (across !== 'visible' && (box.left < rect.left - slack || box.right > rect.right + slack))
          report(element)
        if (scrolls(down))
          box = { ...box, top: rect.top, bottom: Math.min(rect.bottom, box.bottom, innerHeight) }
        else if (down !== 'visible' && (box.top < rect.top - slack || box.bottom > rect.bottom + slack))
          report(element)
        if (style.position === 'fixed') {
          fixed = true
          break
        }
      }
      if (reported) continue
      if (box.left < -slack || box.right > innerWidth + slack) report('the side of the window')
      if (fixed && (box.top < -slack || box.bottom > innerHeight + slack)) report('the window')
    }
    return found
  })
}
