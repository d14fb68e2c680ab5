/** Waits for one key or gamepad button, and keeps it from the rest of the page. */
import { useEffect, useEffectEvent } from 'react'
import { codeOf, letterOf } from '../../../engine/input/keys'
import { heldPadButtons } from '../../../engine/input/pads/gamepads'
import { holdPad } from '../../../ui/input/padNavigation'
import type { Device } from './rebind'

/**
 * While `device` is set, calls `onInput` with the code of the first key, or the name of the first gamepad button, that is
 * pressed; Escape calls `onCancel`. Gamepad navigation of the menus is off meanwhile.
 *
 * @param letters - whether the key's letter is wanted instead of its code
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
      const code = codeOf(event)
      const onButton = event.target instanceof HTMLElement && event.target.closest('[data-capture-button]')
      if (onButton && (code === 'Enter' || code === 'Space' || code === 'Tab')) return
      if (code !== 'Escape' && device === 'pad') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (code === 'Escape') cancel()
      else input((letters && letterOf(event)) || code)
    }
    window.addEventListener('keydown', keyDown, { capture: true })

    let frame = 0
    // The press that started the capture is still held, so buttons held before do not count.
    let before = new Set<string>(device === 'pad' ? heldPadButtons() : [])
    const look = () => {
      const held = heldPadButtons()
      const pressed = held.find((button) => !before.has(button))
      before = new Set(held)
      if (pressed) input(pressed)
      frame = requestAnimationFrame(look)
    }
    if (device === 'pad') frame = requestAnimationFrame(look)
    const release = device === 'pad' ? holdPad('all') : undefined
    return () => {
      window.removeEventListener('keydown', keyDown, { capture: true })
      cancelAnimationFrame(frame)
      release?.()
    }
  }, [device, letters])
}
