/** Owns how much a hand has to move: the ways of sticks and fingers by the visitor's sensitivity, 1 being the usual one. */
import type { PadState } from './pads/gamepads'

/**
 * Of a stick's way, 0..1, what the play is told. Above 1 all of it is reached the sooner (at 2 by half the way); below 1 the
 * stick is finer near its middle and still leads to all of it, for nobody is to be slower for it.
 */
function sensedTravel(value: number, sensitivity: number): number {
  if (sensitivity >= 1) return Math.min(1, value * sensitivity)
  return value * (sensitivity + (1 - sensitivity) * value)
}

/** The pads with their sticks so; buttons and triggers are as they are. */
export function sensedPads(pads: readonly PadState[], sensitivity: number): readonly PadState[] {
  if (sensitivity === 1) return pads
  return pads.map(
    (pad) =>
      new Map(
        [...pad].map(([button, value]) => [
          button,
          button.includes('Stick') ? sensedTravel(value, sensitivity) : value,
        ]),
      ),
  )
}
