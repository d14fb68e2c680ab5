/** Owns whether two arrows stand beside the field: where it is so narrow that they fit there, it has the whole height. */
import type { Size, TouchControls } from '../engine/core/contract'
import { useFit } from './useFit'

/** An arrow with its air, CSS px, at its usual size. */
const BESIDE_PX = 92

/** `room` holds field and controls; `seen` is the world's size as it is seen. */
export function useBeside(
  room: HTMLElement | null,
  seen: Size | 'window',
  touch: TouchControls | undefined,
  scale: number,
): boolean {
  const whole = useFit(room, 'window')
  const field = useFit(room, seen)
  if (!whole || !field || seen === 'window' || touch?.arrows?.length !== 2 || touch.buttons) return false
  if (touch.upright || whole.width > whole.height) return false
  return (whole.width - field.width) / 2 >= BESIDE_PX * scale
}
