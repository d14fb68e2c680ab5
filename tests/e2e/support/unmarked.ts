/** Finds texts that no translator can find: those without marks in the language `en-xa`. */

/** Runs before a page: reports each such text on the console, whenever it appears. */
export function reportUnmarked(): void {
  const marks = /[[\]~áéíóúćśźńŕÁÉÍÓÚĆŚŃ]/
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
  // Names of days and months come from the browser; then names of gamepad buttons, and one of the library for toasts.
  const foreign =
    /\b(?:(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|[AP]M|[LR][BT]|notification timer)\b/g
  // Words of Word Guessing are written for each language.
  const untranslated = 'script, style, noscript, template, textarea, kbd, [translate="no"], [data-word-hint]'
  const seen = new Set<string>()
  const check = (text: string | null, element: Element | null, of: string) => {
    if (!text || seen.has(text) || marks.test(text)) return
    if (!/\p{L}{2}/u.test(text.replace(foreign, '')) || element?.closest(untranslated)) return
    seen.add(text)
    console.error(`without marks: ${of} "${text.trim()}" in ${element?.closest('[class]')?.className}`)
  }
  const checkAttributes = (element: Element) => {
    for (const name of attributes) check(element.getAttribute(name), element, name)
  }
  const checkAll = (node: Node) => {
    if (node instanceof Element) checkAttributes(node)
    if (node instanceof Text) check(node.data, node.parentElement, 'text')
    for (const child of node.childNodes) checkAll(child)
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'childList') for (const node of addedNodes) checkAll(node)
      else if (target instanceof Element) checkAttributes(target)
      else checkAll(target)
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  })
}
