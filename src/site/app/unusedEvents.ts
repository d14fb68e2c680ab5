/** Owns which events of the browser React is not told of. */

/**
 * React asks its root for every event there is and looks for their handlers all the way up the page, twice. A maze whose
 * cells fade in sends 700 of these with one move; no part of the page has a handler for them.
 */
export const UNHEARD = /^(transition|animation)|^mouse(move|over|out|up)$|^gotpointercapture$/

/** With a press come a dozen of these. React is told of one only where a part on its way has a handler for it, by these names. */
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

/** React looks at these itself, whoever else does: what is written and chosen in them. */
const FIELD = /^(INPUT|TEXTAREA|SELECT|OPTION)$/

type Told = EventListenerOrEventListenerObject | null
type Listening = [Told, (AddEventListenerOptions | boolean)?]

/** Where React keeps the props of an element; null until one of its elements was seen. */
let propsKey: string | null = null

type Drawn = Node & Record<string, Readonly<Record<string, unknown>> | undefined>

function propsOf(node: Drawn): Readonly<Record<string, unknown>> | undefined {
  propsKey ??= Object.keys(node).find((name) => name.startsWith('__reactProps$')) ?? null
  return propsKey === null ? undefined : node[propsKey]
}

/** Whether something between `from` and the root has such a handler. What is not React's own, or not yet, may have one. */
function mayHear(from: EventTarget | null, root: unknown, names: readonly string[]): boolean {
  let node = from as Drawn | null
  if (!node || !propsOf(node) || FIELD.test(node.nodeName)) return true
  for (; node && node !== root; node = node.parentNode as Drawn | null) {
    const props = propsOf(node)
    if (props) for (const name of names) if (props[name] !== undefined) return true
  }
  return false
}

/** Called with the root before React is. Its events are heard by `addEventListener` on the elements themselves, as ever. */
export function leaveUnheard(root: Pick<EventTarget, 'addEventListener'>): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...[told, options]: Listening) => {
    const down = options === true || (typeof options === 'object' && options.capture)
    if (UNHEARD.test(type) || (down && UPWARDS.test(type))) return
    const names = HANDLERS[type]
    if (!names || typeof told !== 'function') listen(type, told, options)
    else {
      const tell = (event: Event) => {
        // A pointer that comes from elsewhere enters what it comes to: told with what it has left.
        const other = type === 'pointerout' ? (event as PointerEvent).relatedTarget : null
        if (mayHear(event.target, root, names) || (other && mayHear(other, root, names))) told(event)
      }
      listen(type, tell, options)
    }
  }
}
