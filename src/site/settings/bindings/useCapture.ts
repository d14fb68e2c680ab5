/** Waits for one key or gamepad button, which nothing else on the page receives. */
import { useEffect, useEffectEvent } from 'react'
import { letterOf, placeOf } from '../../../engine/input/keys'
import { heldPadButtons } from '../../../engine/input/pads/gamepads'
import { holdPad } from '../../../ui/input/padNavigation'
import type { Device } from './rebind'

/**
 * While `device` is set, calls `onInput` with the code of the first key, or the name of the first pad button, pressed
 * from now on; Escape calls `onCancel`. The menus' own pad navigation keeps still meanwhile.
 * @param letters The key's letter is wanted, and not its place.
 */
export function useCapture(
  device: Device | null,
  letters: boolean,
  onInput: (input: string) => void,
  onCancel: () => void,
): void {
  const input = useEffectEvent(onInput)
  const cancel = useEffectEvent(onCancel)

  useEffect(() => {
    if (!device) return
    const keyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat) return
      const place = placeOf(event)
      const onButton = event.target instanceof HTMLElement && event.target.closest('[data-capture-button]')
      if (onButton && (place === 'Enter' || place === 'Space' || place === 'Tab')) return
      if (place !== 'Escape' && device === 'pad') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (place === 'Escape') cancel()
      else input((letters && letterOf(event)) || place)
    }
    window.addEventListener('keydown', keyDown, { capture: true })

    let frame = 0
    // The press that began the capture is still held: only what is pressed after it was let go counts.
    let before = new Set<string>(device === 'pad' ? heldPadButtons() : [])
    const look = () => {
      const held = heldPadButtons()
      const pressed = held.find((button) => !before.has(button))
      before = new Set(held)
      if (pressed) input(pressed)
      frame = requestAnimationFrame(look)
    }
    if (device === 'pad') frame = requestAnimationFrame(look)
    const giveBack = device === 'pad' ? holdPad('all') : undefined
    return () => {
      window.removeEventListener('keydown', keyDown, { capture: true })
      cancelAnimationFrame(frame)
      giveBack?.()
    }
  }, [device, letters])
}
