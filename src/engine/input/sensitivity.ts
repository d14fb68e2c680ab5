/** Sensitivity of sticks: how far they must be moved. 1 is normal. */
import type { PadState } from './pads/gamepads'

/**
 * The value of a stick's travel, both 0..1. Above 1 the full value is reached sooner (at 2 by half the travel). Below 1 the
 * stick is finer near its center and still reaches the full value: no one should be slower because of it.
 */
function sensedTravel(value: number, sensitivity: number): number {
  if (sensitivity >= 1) return Math.min(1, value * sensitivity)
  return value * (sensitivity + (1 - sensitivity) * value)
}

/** The pads with adjusted sticks. Buttons and triggers do not change. */
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
