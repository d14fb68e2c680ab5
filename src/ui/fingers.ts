/** Owns how many fingers are on the screen: a second one ends what the first began to hold, wherever it lands. */

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
      // A mouse beside a finger is another hand's.
      if (pointerType === 'mouse') return
      // No finger is down before the primary one: what was missed of others is forgotten.
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

/** Whether there was more than one finger since the screen was last free: then none of them presses or holds anything. */
export function severalFingers(): boolean {
  watch()
  return several
}

/** Calls `end` whenever a second finger comes down, before anything else hears of it. Returns how to stop. */
export function onSecondFinger(end: () => void): () => void {
  watch()
  listeners.add(end)
  return () => {
    listeners.delete(end)
  }
}
