/** The fixed time step: displays of 60 and 144 Hz run the same ticks. */
import { createLoop } from '../../engine/core/loop'
import type { CodeExample } from './example'

/** The ticks of half a second on a display. */
function ticksAt(hertz: number): number {
  const loop = createLoop()
  let ticks = 0
  for (let frame = 0; frame < hertz / 2; frame++) loop.advance(1000 / hertz, () => ticks++)
  return ticks
}

export const example: CodeExample = {
  title: 'The fixed time step',
  run: () => [30, 60, 144].map((hertz) => `${hertz} Hz: ${ticksAt(hertz)} ticks`),
  gives: ['30 Hz: 30 ticks', '60 Hz: 30 ticks', '144 Hz: 30 ticks'],
}
