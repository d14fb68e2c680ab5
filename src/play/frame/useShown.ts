/** Which phase's panel is shown: that of the end comes later, so that the end itself is seen. */
import { useEffect, useState } from 'react'
import { isPressKey } from '../../engine/input/keys'
import { heldPadButtons } from '../../engine/input/pads/gamepads'
import { onPadFrame } from '../../engine/input/pads/padLoop'
import type { Phase } from '../session/view/phases'

/** Presses this soon after the end were meant for the game, ms. */
const LATE_MS = 500

/** @param endMs - how long the end is visible before its panel; a press ends the wait */
export function useShown(phase: Phase, endMs: number): Phase {
  const [shown, setShown] = useState(phase)
  const waits = phase === 'over' && endMs > 0
  useEffect(() => {
    if (!waits) {
      setShown(phase)
      return
    }
    const end = performance.now()
    const abort = new AbortController()
    const show = () => {
      abort.abort()
      setShown(phase)
    }
    /** @returns whether the press was meant for the end */
    const skip = () => {
      const skips = performance.now() - end >= LATE_MS
      if (skips) show()
      return skips
    }
    const skipByKey = (event: KeyboardEvent) => {
      // The press that shows the panel does not press its button, too.
      if (!event.repeat && skip() && isPressKey(event)) event.preventDefault()
    }
    const options = { capture: true, signal: abort.signal }
    addEventListener('keydown', skipByKey, options)
    addEventListener('pointerdown', skip, options)
    const timer = setTimeout(show, endMs)
    let held = heldPadButtons()
    const stopPads = onPadFrame(() => {
      const before = held
      held = heldPadButtons()
      if (held.some((button) => !before.includes(button))) skip()
    })
    abort.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stopPads()
    })
    return () => abort.abort()
  }, [phase, waits, endMs])
  return waits ? shown : phase
}
