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
    const show = () => setShown(phase)
    if (!waits) {
      show()
      return
    }
    const timer = setTimeout(show, endMs)
    const end = performance.now()
    const skip = () => {
      const skips = performance.now() - end >= LATE_MS
      if (skips) show()
      return skips
    }
    const abort = new AbortController()
    const options = { capture: true, signal: abort.signal }
    const skipByKey = (event: KeyboardEvent) => {
      // The press that shows the panel does not press its button, too.
      if (!event.repeat && skip() && isPressKey(event)) event.preventDefault()
    }
    addEventListener('keydown', skipByKey, options)
    addEventListener('pointerdown', skip, options)
    let held = heldPadButtons()
    const stopPads = onPadFrame(() => {
      const before = held
      held = heldPadButtons()
      if (held.some((button) => !before.includes(button))) skip()
    })
    return () => {
      clearTimeout(timer)
      abort.abort()
      stopPads()
    }
  }, [phase, waits, endMs])
  return waits ? shown : phase
}
