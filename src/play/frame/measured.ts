/** Boxes of elements, CSS px of the window: what hints must not cover. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Of those that are shown. */
export const boxesOf = (elements: Iterable<Element>): Box[] =>
  [...elements].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)

const edge = (boxes: readonly Box[], side: keyof Box, of: (...edges: number[]) => number) =>
  of(...boxes.map((box) => box[side]))

/** The box around several. */
export const around = (boxes: readonly Box[]): Box => ({
  left: edge(boxes, 'left', Math.min),
  top: edge(boxes, 'top', Math.min),
  right: edge(boxes, 'right', Math.max),
  bottom: edge(boxes, 'bottom', Math.max),
})

/** Elements that are measured as a whole, whatever they contain. */
const WHOLE = new Set(['button', 'a', 'svg'])
const WORDS = new Set(['p', 'span', 'output', 'li', 'dt', 'dd', 'h1', 'h2', 'h3'])

/** The visible box of an element; of text only, not of its whole line. Null if it is invisible. */
function visibleBox(element: Element): Box | null {
  const { localName } = element
  if ((element.childElementCount > 0 && !WHOLE.has(localName)) || !element.checkVisibility()) return null
  if (!WORDS.has(localName) || !element.textContent?.trim()) return shownBox(element)
  const range = document.createRange()
  range.selectNodeContents(element)
  return shownBox(range)
}

function shownBox(shown: Element | Range): Box | null {
  const box = shown.getBoundingClientRect()
  return box.width > 0 && box.height > 0 ? box : null
}

/** The visible boxes of a game. The field is one box, because it may have hundreds of cells. */
export function gameBoxes(game: Element): Box[] {
  const found: Box[] = []
  const collect = (parent: Element) => {
    for (const part of parent.children) {
      if (part.matches('[data-glow], [data-hint-text], .visually-hidden')) continue
      const field = part.hasAttribute('data-field')
      const box = field ? shownBox(part) : visibleBox(part)
      if (box) found.push(box)
      if (!field && part.localName !== 'svg') collect(part)
    }
  }
  collect(game)
  return found
}
