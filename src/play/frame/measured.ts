/** Boxes of elements, CSS px of the window. */
import type { Box } from '../../ui/toasts/toastPlace'

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
