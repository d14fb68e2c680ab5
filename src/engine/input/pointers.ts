/** Owns pointers on a field: mouse, pen and every finger, in world units, with a latch for presses shorter than a tick. */
import type { Pointer, Size, TouchControls } from '../core/contract'
import type { ActionMap } from './actions'

export interface Swipe {
  readonly direction: 'up' | 'down' | 'left' | 'right'
}

/** A stroke shorter than this, in CSS pixels at the usual sensitivity, is a press and no swipe. */
export const SWIPE_PX = 10

/** Devices tell of a moving pointer this often at least, ms: what lies between two moves beyond it was rest. */
export const LONGEST_MOVE_MS = 50

interface Tracked {
  id: number
  x: number
  y: number
  down: boolean
  pressed: boolean
  released: boolean
  kind: Pointer['kind']
  /** Where the current stroke began, in CSS pixels; null once it has been told. */
  fromX: number
  fromY: number
  /** Where it went down last, in world units. */
  pressX: number
  pressY: number
  /** Way gone since the last tick, in units, the ms it took, and the time stamp of its end. */
  way: number
  wayMs: number
  at: number
  /** From where the finger is to the spot that it moves, in world units. */
  shiftX: number
  shiftY: number
  /** Where the finger itself went down, in world units, and how much more than its own way it moves the spot since: 0 for no more. */
  downX: number
  downY: number
  gain: number
}

export interface PointerField {
  /** Pointers of one tick; presses and releases are told once. */
  take(): readonly Pointer[]
  /** Forgets everything held: focus was lost, a panel opened. */
  release(): void
  stop(): void
}

export interface PointerHandlers {
  /** False for a board of buttons that is also swiped: clicks are theirs, strokes are all that is told, and `take` knows no places. Default true. */
  capture?: boolean
  /** With the pointer's id. */
  onPress?(id: number): void
  onRelease?(id: number): void
  onSwipe?(swipe: Swipe): void
  /** A wheel turned at a place of the world, by so many CSS pixels as the world is seen; `pinch` where a trackpad tells of two fingers. */
  onWheel?(at: { readonly x: number; readonly y: number }, dx: number, dy: number, pinch: boolean): void
  /** The world is seen turned by a quarter against the clock: its left side lies at the bottom of the box. Default false. */
  turned?(): boolean
  /** What lies around the field: a finger that goes down there counts as one on the field. */
  around?: HTMLElement | null
  /** A finger from there moves the spot where the last one was, by its own way: a paddle is dragged from anywhere. */
  drag?: boolean
  /** 1 is the usual one: at 2 a stroke is told after half the way, and where fingers drag, half the way moves as far. */
  sensitivity?(): number
}

/** Where a stroke leads in the world, when it is seen turned. */
const TURNED = { up: 'right', right: 'down', down: 'left', left: 'up' } as const

/** Taps and swipes on a field as presses of the actions that a game's touch controls name. */
export function strokesAsActions(
  touch: TouchControls | undefined,
  actions: Pick<ActionMap, 'press' | 'release' | 'strike'>,
): PointerHandlers {
  const { swipe, tap } = touch ?? {}
  return {
    // Each finger counts: the second may land before the first has left.
    onPress: tap
      ? (finger) => {
          actions.press(tap, `finger${finger}`)
          actions.strike(tap)
        }
      : undefined,
    onRelease: tap ? (finger) => actions.release(tap, `finger${finger}`) : undefined,
    onSwipe: swipe
      ? ({ direction }) => {
          const action = swipe[direction]
          if (action) actions.strike(action)
        }
      : undefined,
  }
}

/** CSS pixels of what a wheel counts in: pixels, lines, pages. */
const WHEEL_UNITS = [1, 16, 400] as const

/** What is marked `data-strokes="own"` follows the pointer itself: its strokes are none of the field. */
const ownsStrokes = (target: EventTarget | null) =>
  target !== null && 'closest' in target && (target as Element).closest('[data-strokes="own"]') !== null

const isWithin = ({ left, top, right, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

/**
 * Listens on `element`, whose box shows the whole world of `size` units. A press that begins on the field keeps its
 * pointer until it is let go, wherever it goes.
 */
export function listenPointers(
  element: HTMLElement,
  size: () => Size,
  handlers: PointerHandlers = {},
): PointerField {
  const tracked = new Map<number, Tracked>()
  const { capture = true, drag = false, sensitivity = () => 1 } = handlers
  const ground = handlers.around ?? element
  /** Where the last finger was let go. */
  let spot: { readonly x: number; readonly y: number } | null = null
  const strokes = new Map<number, Swipe['direction']>()
  const abort = new AbortController()
  const listen = { signal: abort.signal, passive: false } as const

  const placeIn = (box: DOMRect, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const { width, height } = size()
    const turned = handlers.turned?.() ?? false
    const across = (clientX - box.left) / (box.width || 1)
    const down = (clientY - box.top) / (box.height || 1)
    return { x: (turned ? 1 - down : across) * width, y: (turned ? across : down) * height }
  }
  const place = (pointer: Tracked, event: PointerEvent) => {
    // A stroke needs no place in the world, and a board that is about to change would be laid out twice.
    if (!capture) return
    const box = element.getBoundingClientRect()
    // A display slower than the device tells several of its moves in one event.
    const moves = event.type === 'pointermove' ? (event.getCoalescedEvents?.() ?? []) : []
    for (const move of moves.length > 0 ? moves : [event]) {
      const { timeStamp } = move
      const at = placeIn(box, move)
      const x = at.x + pointer.shiftX + (at.x - pointer.downX) * pointer.gain
      const y = at.y + pointer.shiftY + (at.y - pointer.downY) * pointer.gain
      const way = Math.hypot(x - pointer.x, y - pointer.y)
      if (way > 0) {
        pointer.way += way
        pointer.wayMs += Math.min(LONGEST_MOVE_MS, Math.max(0, timeStamp - pointer.at))
      }
      pointer.x = x
      pointer.y = y
      pointer.at = timeStamp
    }
  }
  const rest = (pointer: Tracked) => {
    pointer.way = pointer.wayMs = 0
  }
  const track = (event: PointerEvent): Tracked => {
    let pointer = tracked.get(event.pointerId)
    if (!pointer) {
      const kind = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
      pointer = {
        id: event.pointerId,
        x: 0,
        y: 0,
        down: false,
        pressed: false,
        released: false,
        kind,
        fromX: 0,
        fromY: 0,
        pressX: 0,
        pressY: 0,
        way: 0,
        wayMs: 0,
        at: 0,
        shiftX: 0,
        shiftY: 0,
        downX: 0,
        downY: 0,
        gain: 0,
      }
      tracked.set(event.pointerId, pointer)
      place(pointer, event)
      // Where it came from nobody knows.
      rest(pointer)
      return pointer
    }
    place(pointer, event)
    return pointer
  }

  const end = (event: PointerEvent) => {
    const pointer = tracked.get(event.pointerId)
    strokes.delete(event.pointerId)
    if (!pointer?.down) return
    place(pointer, event)
    pointer.down = false
    pointer.released = true
    spot = pointer
    handlers.onRelease?.(event.pointerId)
  }

  ground.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || ownsStrokes(event.target)) return
      const beyond = capture && !isWithin(element.getBoundingClientRect(), event)
      if (beyond && event.pointerType !== 'touch') return
      if (capture) event.preventDefault()
      const pointer = track(event)
      if (drag && pointer.kind !== 'mouse') {
        pointer.downX = pointer.x
        pointer.downY = pointer.y
        pointer.gain = sensitivity() - 1
      }
      if (beyond && drag) {
        const { width, height } = size()
        const { x, y } = spot ?? { x: width / 2, y: height / 2 }
        pointer.shiftX = x - pointer.x
        pointer.shiftY = y - pointer.y
        place(pointer, event)
      }
      pointer.down = pointer.pressed = true
      pointer.fromX = event.clientX
      pointer.fromY = event.clientY
      pointer.pressX = pointer.x
      pointer.pressY = pointer.y
      rest(pointer)
      try {
        if (capture) ground.setPointerCapture(event.pointerId)
      } catch {
        // The pointer is gone already; its release comes by itself.
      }
      handlers.onPress?.(event.pointerId)
    },
    listen,
  )
  ground.addEventListener(
    'pointermove',
    (event) => {
      const pointer = track(event)
      // Let go outside the window, where nobody told.
      if (pointer.down && event.buttons === 0) end(event)
      if (!pointer.down || !handlers.onSwipe) return
      const dx = event.clientX - pointer.fromX
      const dy = event.clientY - pointer.fromY
      if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX / sensitivity()) return
      const seen = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up'
      const direction = handlers.turned?.() ? TURNED[seen] : seen
      // The next stroke may follow without lifting the finger.
      pointer.fromX = event.clientX
      pointer.fromY = event.clientY
      if (strokes.get(event.pointerId) !== direction) handlers.onSwipe({ direction })
      strokes.set(event.pointerId, direction)
    },
    listen,
  )
  // Wherever it ends: without capture a stroke may end beside the field.
  window.addEventListener('pointerup', end, listen)
  window.addEventListener('pointercancel', end, listen)
  // A hovering mouse is followed beyond the field: a paddle reaches the wall after a quick flick.
  window.addEventListener(
    'pointermove',
    (event) => {
      const pointer = tracked.get(event.pointerId)
      if (capture && pointer?.kind === 'mouse' && !pointer.down) place(pointer, event)
    },
    listen,
  )
  // Nothing selects, drags, zooms or opens a menu under a finger.
  for (const type of ['contextmenu', 'selectstart', 'dragstart', 'gesturestart', 'dblclick'] as const) {
    ground.addEventListener(type, (event) => event.preventDefault(), listen)
  }
  ground.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), listen)
  ground.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      if (!handlers.onWheel || event.clientX > box.right || event.clientY > box.bottom) return
      const unit = WHEEL_UNITS[event.deltaMode] ?? 1
      handlers.onWheel(placeIn(box, event), event.deltaX * unit, event.deltaY * unit, event.ctrlKey)
    },
    listen,
  )

  return {
    take() {
      const now: Pointer[] = []
      for (const pointer of tracked.values()) {
        const { id, x, y, down, pressed, released, kind, pressX, pressY } = pointer
        // A press counts where it was made: a quick drag's way, and its end, belong to the next tick.
        if (pressed && (x !== pressX || y !== pressY)) {
          now.push({ id, x: pressX, y: pressY, down: true, pressed, released: false, speed: 0, kind })
          pointer.pressed = false
          continue
        }
        // Stamps are whole ms in some browsers: no way takes less.
        const speed = pointer.way / Math.max(1, pointer.wayMs)
        now.push({ id, x, y, down, pressed, released, speed, kind })
        pointer.pressed = pointer.released = false
        rest(pointer)
        if (released && kind !== 'mouse') tracked.delete(id)
      }
      return now
    },
    release() {
      tracked.clear()
      strokes.clear()
    },
    stop: () => abort.abort(),
  }
}
