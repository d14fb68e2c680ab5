/** Guesses which input device the visitor uses; help and touch controls follow it. */
import { proxy } from 'valtio'
import { padCount } from '../../engine/input/pads/gamepads'
import { mediaMatches } from '../../ui/useMedia'

export type Device = 'keyboard' | 'touch' | 'pad'

function first(): Device {
  if (mediaMatches('(pointer: coarse)')) return 'touch'
  return 'keyboard'
}

/** The device used last. */
export const device = proxy<{ kind: Device }>({ kind: first() })

/** Follows the device in use while a game page is open. @returns a function that stops */
export function watchDevice(): () => void {
  const abort = new AbortController()
  const use = (kind: Device) => {
    if (device.kind !== kind) device.kind = kind
  }
  const listen = { signal: abort.signal, capture: true, passive: true } as const
  window.addEventListener('pointerdown', (event) => event.pointerType === 'touch' && use('touch'), listen)
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse' && device.kind === 'touch' && (event.movementX || event.movementY))
        use('keyboard')
    },
    listen,
  )
  window.addEventListener('keydown', (event) => event.isTrusted && use('keyboard'), listen)
  window.addEventListener('gamepadconnected', () => use('pad'), listen)
  if (padCount() > 0) use('pad')
  return () => abort.abort()
}
