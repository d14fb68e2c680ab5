/** Buttons that are held as long as the switch: those of a running game. */

/** Called as the switch goes down; what it returns, as it comes up. */
export type Hold = () => () => void

const holds = new WeakMap<Element, Hold>()

/** Makes a choice of the page one that is held. Returns how to end that. */
export function holdable(element: Element, hold: Hold): () => void {
  holds.set(element, hold)
  return () => holds.delete(element)
}

/** How an element is held; nothing where a press of it is over at once. */
export const holdOf = (element: Element): Hold | undefined => holds.get(element)
