/** Buttons that are held as long as the switch, in a running game. */

/** Called when the switch goes down; the returned function is called when it comes up. */
export type Hold = () => () => void

const holds = new WeakMap<Element, Hold>()

/** Makes an element holdable until the returned function is called. */
export function holdable(element: Element, hold: Hold): () => void {
  holds.set(element, hold)
  return () => holds.delete(element)
}

/** The hold of an element; undefined if it is only pressed. */
export const holdOf = (element: Element): Hold | undefined => holds.get(element)
