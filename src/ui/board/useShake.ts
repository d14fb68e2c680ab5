/** Shakes a field that was hit. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Shares of `--travel`, which is 0 where nothing is to move. */
const at = (x: number, y: number) => `translate(calc(${x}px * var(--travel)), calc(${y}px * var(--travel)))`

const SHAKE: Keyframe[] = [
  { transform: 'none' },
  { offset: 0.2, transform: at(-6, 3) },
  { offset: 0.45, transform: at(5, -3) },
  { offset: 0.7, transform: at(-3, 2) },
  { transform: 'none' },
]

/** Shakes the element for 280 ms where it is `struck`, and again with each `turn` that strikes it. */
export function useShake<E extends HTMLElement>(struck: boolean, turn: number): RefObject<E | null> {
  const field = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another stroke
  useLayoutEffect(() => {
    if (struck) field.current?.animate(SHAKE, 280)
  }, [struck, turn])
  return field
}
