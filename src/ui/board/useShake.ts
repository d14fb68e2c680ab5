/** Shakes a field after a hit. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Multiplied by `--travel`, which is 0 with reduced motion. */
const at = (x: number, y: number) => `translate(calc(${x}px * var(--travel)), calc(${y}px * var(--travel)))`

const SHAKE: Keyframe[] = [
  { transform: 'none' },
  { offset: 0.2, transform: at(-6, 3) },
  { offset: 0.45, transform: at(5, -3) },
  { offset: 0.7, transform: at(-3, 2) },
  { transform: 'none' },
]

/** Shakes the element for 280 ms when `hit`, and again for each `turn` with a hit. */
export function useShake<E extends HTMLElement>(hit: boolean, turn: number): RefObject<E | null> {
  const field = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn shakes again
  useLayoutEffect(() => {
    if (hit) field.current?.animate(SHAKE, 280)
  }, [hit, turn])
  return field
}
