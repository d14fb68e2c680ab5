/** Carries things by mouse, pen or finger, once the pointer has moved more than a few pixels. */
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Carrying, createCarry } from './carry'
import { onSecondFinger, severalFingers } from './fingers'

export function useCarry<Thing>(acts: Carrying<Thing, PointerEvent>) {
  const [shown, setShown] = useState<{ readonly thing: Thing } | null>(null)
  const latest = useRef(acts)
  latest.current = {
    ...acts,
    take: (event) => (severalFingers() ? null : acts.take(event)),
  }
  const [carry] = useState(() =>
    createCarry<Thing, PointerEvent>(
      () => latest.current,
      (thing) => setShown(thing === null ? null : { thing }),
    ),
  )
  useEffect(() => onSecondFinger(carry.giveUp), [carry])
  // After every rendering: any part of what is shown may have changed.
  useLayoutEffect(carry.onChange)
  const { handlers } = carry
  return { carried: shown && acts.holds(shown.thing) ? shown.thing : null, handlers }
}
