/** Keeps browser events from React that no part of the page handles. */

/**
 * React listens at its root for every event and searches handlers up the whole tree, twice. A maze whose cells
 * fade in fires 700 of these with one move; no part of the page handles them.
 */
export const UNUSED_EVENTS = /^(transition|animation)|^mouse(move|over|out|up)$|^gotpointercapture$/

/**
 * A press fires a dozen of these. React gets one only if an element on its way has a handler for it, by these
 * names.
 */
export const HANDLERS: Readonly<Record<string, readonly string[]>> = {
  pointerover: ['onPointerOver', 'onPointerEnter', 'onPointerLeave'],
  pointerout: ['onPointerOut', 'onPointerEnter', 'onPointerLeave'],
  pointermove: ['onPointerMove'],
  pointerdown: ['onPointerDown'],
  pointerup: ['onPointerUp'],
  pointercancel: ['onPointerCancel'],
  lostpointercapture: ['onLostPointerCapture'],
  mousedown: ['onMouseDown'],
  focusin: ['onFocus'],
  focusout: ['onBlur'],
  click: ['onClick', 'onClickCapture'],
}
/** No part of the page has a handler for their way down, and React plays none of them again that came before it had taken the part over. */
const UPWARDS = /^pointer(over|out|move)$|^lostpointercapture$|^focus(in|out)$/

/** React itself follows input and changes in these. */
const FIELD = /^(INPUT|TEXTAREA|SELECT|OPTION)$/

type Listener = EventListenerOrEventListenerObject | null
type Listening = [Listener, (AddEventListenerOptions | boolean)?]

type Drawn = Node & Record<string, Readonly<Record<string, unknown>> | undefined>

/** The props that React keeps on an element. */
class ReactProps {
  /** The name of their key; null until one of React's elements was seen. */
  #key: string | null = null

  of(node: Drawn): Readonly<Record<string, unknown>> | undefined {
    this.#key ??= Object.keys(node).find((name) => name.startsWith('__reactProps$')) ?? null
    return this.#key === null ? undefined : node[this.#key]
  }
}
const reactProps = new ReactProps()

/** Whether something between `from` and the root has such a handler. What is not React's own, or not yet, may have one. */
function mayHear(from: EventTarget | null, root: unknown, names: readonly string[]): boolean {
  let node = from as Drawn | null
  if (!node || !reactProps.of(node) || FIELD.test(node.nodeName)) return true
  for (; node && node !== root; node = node.parentNode as Drawn | null) {
    const props = reactProps.of(node)
    if (props) for (const name of names) if (props[name] !== undefined) return true
  }
  return false
}

/** Called with the root before React. `addEventListener` on the elements themselves works as usual. */
export function skipUnusedEvents(root: Pick<EventTarget, 'addEventListener'>): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...[told, options]: Listening) => {
    const down = options === true || (typeof options === 'object' && options.capture)
    if (UNUSED_EVENTS.test(type) || (down && UPWARDS.test(type))) return
    const names = HANDLERS[type]
    if (!names || typeof told !== 'function') listen(type, told, options)
    else {
      const tell = (event: Event) => {
        // A pointer that leaves one element enters another: React derives both from this event.
        const other = type === 'pointerout' ? (event as PointerEvent).relatedTarget : null
        if (mayHear(event.target, root, names) || (other && mayHear(other, root, names))) told(event)
      }
      listen(type, tell, options)
    }
  }
}
