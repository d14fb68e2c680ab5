/** Keeps browser events that no part of the page handles away from React. */

/**
 * React listens at its root for every event and searches handlers up the whole tree, twice. A maze whose cells
 * fade in fires 700 of these with one move, and no part of the page handles them.
 */
export const UNUSED_EVENTS = /^(transition|animation)|^mouse(move|over|out|up)$|^gotpointercapture$/

/**
 * A press fires a dozen of these. React gets one only if an element on its path has one of these handlers.
 */
export const HANDLERS: Readonly<Record<string, readonly string[]>> = {
  pointerover: ['onPointerOver', 'onPointerEnter', 'onPointerLeave'],
  pointerout: ['onPointerOut', 'onPointerEnter', 'onPointerLeave'],
  pointermove: ['onPointerMove'],
  pointerdown: ['onPointerDown', 'onPointerDownCapture'],
  pointerup: ['onPointerUp'],
  pointercancel: ['onPointerCancel'],
  lostpointercapture: ['onLostPointerCapture'],
  mousedown: ['onMouseDown'],
  focusin: ['onFocus'],
  focusout: ['onBlur'],
  click: ['onClick', 'onClickCapture'],
}
/** No part of the page handles these in the capture phase, and React does not replay them after hydration. */
const BUBBLE_ONLY = /^pointer(over|out|move)$|^lostpointercapture$|^focus(in|out)$/

/** React itself tracks input and changes in these. */
const FIELD = /^(INPUT|TEXTAREA|SELECT|OPTION)$/

type Listener = EventListenerOrEventListenerObject | null
type Listening = [Listener, (AddEventListenerOptions | boolean)?]

type Drawn = Node & Record<string, Readonly<Record<string, unknown>> | undefined>

/** The props that React keeps on an element. */
class ReactProps {
  /** The name of the props' key; null until one of React's elements was seen. */
  #key: string | null = null

  of(node: Drawn): Readonly<Record<string, unknown>> | undefined {
    this.#key ??= Object.keys(node).find((name) => name.startsWith('__reactProps$')) ?? null
    return this.#key === null ? undefined : node[this.#key]
  }
}
const reactProps = new ReactProps()

/** Whether an element between `from` and the root may have such a handler. Elements that React does not own yet may have one. */
function mayHandle(from: EventTarget | null, root: unknown, names: readonly string[]): boolean {
  let node = from as Drawn | null
  if (!node || !reactProps.of(node) || FIELD.test(node.nodeName)) return true
  for (; node && node !== root; node = node.parentNode as Drawn | null) {
    const props = reactProps.of(node)
    if (props) for (const name of names) if (props[name] !== undefined) return true
  }
  return false
}

/** Call this with the root before React. `addEventListener` on the elements themselves works as usual. */
export function skipUnusedEvents(root: Pick<EventTarget, 'addEventListener'>): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...[listener, options]: Listening) => {
    const down = options === true || (typeof options === 'object' && options.capture)
    if (UNUSED_EVENTS.test(type) || (down && BUBBLE_ONLY.test(type))) return
    const names = HANDLERS[type]
    if (!names || typeof listener !== 'function') listen(type, listener, options)
    else {
      const filtered = (event: Event) => {
        // A pointer that leaves one element enters another: React derives both from this event.
        const other = type === 'pointerout' ? (event as PointerEvent).relatedTarget : null
        if (mayHandle(event.target, root, names) || (other && mayHandle(other, root, names))) listener(event)
      }
      listen(type, filtered, options)
    }
  }
}
