/** Translates a page as browsers do. */
import type { Page } from 'playwright/test'

/**
 * Does nothing if the page is translated already. Replaces each text of the page, and each later one, by the same text in `<font>` elements. Browsers do this with the
 * translated text; React keeps the text nodes that are gone.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    if ('translated' in window) return
    Object.assign(window, { translated: true })
    const skipped = 'script, style, textarea, svg, font'
    const wrap = (text: Text) => {
      const holder = text.parentElement
      if (!text.data.trim() || !holder || holder.closest(skipped)) return
      if (holder.closest('[translate]')?.getAttribute('translate') === 'no') return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const wrapAll = (root: Node) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      if (root instanceof Text) texts.push(root)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      for (const text of texts) wrap(text)
    }
    wrapAll(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') wrapAll(target)
        else for (const node of addedNodes) if (node.isConnected) wrapAll(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
