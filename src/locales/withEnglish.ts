/**
 * What a translation lacks is shown in English and marked as such (WCAG 2.2, 3.1.2), so that speech reads it as English.
 * Only builds of incomplete translations contain this module.
 */
import type { Translation } from './translation'

/** The English texts that were used, and the parts between their placeholders. */
const used = new Set<string>()

function use(text: string): string {
  for (const part of [text, ...text.split(/\{\w+\}/)]) if (/[a-z]{2}/i.test(part)) used.add(part.trim())
  return text
}

/** The value, with its texts noted as soon as they are made. */
function noted<Value>(value: Value): Value {
  if (typeof value === 'string') return use(value) as Value
  if (typeof value === 'function')
    return ((...values: unknown[]) =>
      noted((value as unknown as (...values: unknown[]) => unknown)(...values))) as Value
  if (Array.isArray(value)) return value.map(noted) as Value
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, noted(each)])) as Value
  return value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The texts of a translation, and the English ones where it has none.
 *
 * @param english - the complete texts
 */
export function withEnglish<Texts>(translation: Translation<NoInfer<Texts>>, english: Texts): Texts {
  if (!isObject(translation) || !isObject(english)) return translation as Texts
  const names = Object.keys({ ...english, ...translation })
  return Object.fromEntries(
    names.map((name) => [
      name,
      name in translation ? withEnglish(translation[name], english[name]) : noted(english[name]),
    ]),
  ) as Texts
}

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']

/** The elements that were marked here. Others have a language of their own, such as the link to the English page. */
const marked = new WeakSet<Element>()

/** Marks the element of a text, or removes its mark when the text is another one now. */
function mark(element: Element): void {
  const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data)
  const spoken = SPOKEN.map((name) => element.getAttribute(name) ?? '')
  const isEnglish = [...own, ...spoken].some((text) => used.has(text.trim()))
  if (isEnglish && !element.hasAttribute('lang')) {
    element.setAttribute('lang', 'en')
    marked.add(element)
  } else if (!isEnglish && marked.delete(element)) element.removeAttribute('lang')
}

/** Marks the texts of a page, now and whenever they change. */
function markTexts(root: Element): void {
  const all = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (element) for (const each of [element, ...element.querySelectorAll('*')]) mark(each)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) all(node)
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: SPOKEN })
  all(root)
}

if (typeof document !== 'undefined') markTexts(document.documentElement)
