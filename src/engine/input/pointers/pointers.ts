/** Pointers on a field: mouse, pen and every finger, in world units. Presses shorter than a tick are not lost. */
import { capturePointer } from '../../browser'
import type { Size } from '../../core/game/contract'
import { swipeDirection } from './gestures'
import type { PointerField, PointerHandlers, Swipe } from './pointerField'
import { createTracked, resetMovement, type Tracked, takeAll, updateTracked } from './tracked'

/** CSS pixels per unit of `WheelEvent.deltaMode`: pixels, lines, pages. */
const WHEEL_UNITS = [1, 16, 400] as const

/**
 * An element marked `data-swipes="own"` follows the pointer itself: swipes on it are not the field's. Nor are those in a dialog,
 * which may lie in the field's element.
 */
const ownsSwipes = (target: EventTarget | null) =>
  target !== null &&
  'closest' in target &&
  (target as Element).closest('[data-swipes="own"], dialog') !== null

const isWithin = ({ left, top, right, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

/**
 * Listens on `element`, whose box shows the whole world of `size` units. A press that begins on the field keeps its pointer
 * until it is released, wherever it moves.
 */
export function listenPointers(
  element: HTMLElement,
  size: () => Size,
  handlers: PointerHandlers = {},
): PointerField {
  const tracked = new Map<number, Tracked>()
  const { capture = true, drag = false, sensitivity = () => 1 } = handlers
  const ground = handlers.around ?? element
  /** Where the last finger was released. */
  let spot: { readonly x: number; readonly y: number } | null = null
  const swipes = new Map<number, Swipe['direction']>()
  const abort = new AbortController()
  const listen = { signal: abort.signal, passive: false } as const

  const positionIn = (box: DOMRect, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const { width, height } = size()
    const turned = handlers.turned?.() ?? 0
    const across = (clientX - box.left) / (box.width || 1)
    const down = (clientY - box.top) / (box.height || 1)
    if (turned === -1) return { x: (1 - down) * width, y: across * height }
    if (turned === 1) return { x: down * width, y: (1 - across) * height }
    return { x: across * width, y: down * height }
  }
  const updatePosition = (pointer: Tracked, event: PointerEvent) => {
    // A swipe needs no position. Measuring a board that is about to change would compute its layout twice.
    if (!capture) return
    const box = element.getBoundingClientRect()
    updateTracked(pointer, event, (at) => positionIn(box, at))
  }
  const track = (event: PointerEvent): Tracked => {
    let pointer = tracked.get(event.pointerId)
    if (!pointer) {
      pointer = createTracked(event)
      tracked.set(event.pointerId, pointer)
      updatePosition(pointer, event)
      // Its movement until now is unknown.
      resetMovement(pointer)
      return pointer
    }
    updatePosition(pointer, event)
    return pointer
  }

  const end = (event: PointerEvent) => {
    const pointer = tracked.get(event.pointerId)
    swipes.delete(event.pointerId)
    if (!pointer?.down) return
    updatePosition(pointer, event)
    pointer.down = false
    pointer.released = true
    spot = pointer
    handlers.onRelease?.(event.pointerId)
  }

  ground.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || ownsSwipes(event.target)) return
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
        updatePosition(pointer, event)
      }
      pointer.down = pointer.pressed = true
      pointer.fromX = event.clientX
      pointer.fromY = event.clientY
      pointer.pressX = pointer.x
      pointer.pressY = pointer.y
      resetMovement(pointer)
      // If the pointer is gone already, its release event follows.
      if (capture) capturePointer(ground, event.pointerId)
      handlers.onPress?.(event.pointerId)
    },
    listen,
  )
  ground.addEventListener(
    'pointermove',
    (event) => {
      const pointer = track(event)
      // Released outside the window: there was no event.
      if (pointer.down && event.buttons === 0) end(event)
      if (!pointer.down || !handlers.onSwipe) return
      const dx = event.clientX - pointer.fromX
      const dy = event.clientY - pointer.fromY
      const before = swipes.get(event.pointerId)
      const direction = swipeDirection(dx, dy, sensitivity(), handlers.turned?.() ?? 0, before)
      if (!direction) return
      // The next swipe may follow without lifting the finger.
      pointer.fromX = event.clientX
      pointer.fromY = event.clientY
      if (before !== direction) handlers.onSwipe({ direction })
      swipes.set(event.pointerId, direction)
    },
    listen,
  )
  // On the window: without capture a swipe may end beside the field.
  window.addEventListener('pointerup', end, listen)
  window.addEventListener('pointercancel', end, listen)
  // A hovering mouse is followed beyond the field, so that a quick flick moves a paddle all the way to the wall.
  window.addEventListener(
    'pointermove',
    (event) => {
      const pointer = tracked.get(event.pointerId)
      if (capture && pointer?.kind === 'mouse' && !pointer.down) updatePosition(pointer, event)
    },
    listen,
  )
  // No selection, drag, zoom or menu under a finger.
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
      handlers.onWheel(positionIn(box, event), event.deltaX * unit, event.deltaY * unit, event.ctrlKey)
    },
    listen,
  )

  return {
    take: () => takeAll(tracked),
    release() {
      tracked.clear()
      swipes.clear()
    },
    stop: () => abort.abort(),
  }
}
