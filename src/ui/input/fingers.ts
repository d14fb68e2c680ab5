/** Owns the count of fingers on the screen: a second finger ends the first one's long press or drag. */

const fingers = new Set<number>()
const listeners = new Set<() => void>()
let several = false
let watching = false

function watch(): void {
  if (watching) return
  watching = true
  const listen = { capture: true, passive: true } as const
  const gone = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, isPrimary }) => {
      // A mouse is no finger.
      if (pointerType === 'mouse') return
      // The primary finger is always the first: forget fingers whose release was missed.
      if (isPrimary) fingers.clear()
      fingers.add(pointerId)
      several = fingers.size > 1
      if (several) for (const listener of [...listeners]) listener()
    },
    listen,
  )
  addEventListener('pointerup', gone, listen)
  addEventListener('pointercancel', gone, listen)
}

/** Whether more than one finger was down since the screen was last free. Then none of them presses or holds anything. */
export function severalFingers(): boolean {
  watch()
  return several
}

/** Calls `end` when a second finger comes down, before other listeners. Returns how to stop. */
export function onSecondFinger(end: () => void): () => void {
  watch()
  listeners.add(end)
  return () => {
    listeners.delete(end)
  }
}
