/** Owns which events of the browser React is not told of. */

/**
 * React asks its root for every event there is and looks for their handlers all the way up the page, twice. A maze whose
 * cells fade in sends 700 of these with one move; no part of the page has a handler for them.
 */
export const UNHEARD = /^(transition|animation)|^mouse(move|over|out|up)$/

type Listening = [EventListenerOrEventListenerObject | null, (AddEventListenerOptions | boolean)?]

/** Called with the root before React is. Its events are heard by `addEventListener` on the elements themselves, as ever. */
export function leaveUnheard(root: Pick<EventTarget, 'addEventListener'>): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...rest: Listening) => {
    if (!UNHEARD.test(type)) listen(type, ...rest)
  }
}
