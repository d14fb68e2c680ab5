/** How an active power is shown: how much of it is left, and that it is about to end. */
import { MAGNET_TICKS, type Run, SLOW_TICKS } from '../rules'

export type Lasting = 'slow' | 'magnet'
const WHOLE: Readonly<Record<Lasting, number>> = { slow: SLOW_TICKS, magnet: MAGNET_TICKS }
/** Ticks before its end during which a power's symbol pulses: three times, every half second. */
export const ENDING_TICKS = 90
const PULSE_TICKS = 30

/**
 * `left` goes from 1 to 0; `strength` is 1, and pulses toward the end (`calm`: it only fades); both are 0 while the
 * power is inactive.
 */
export function powerSymbol(run: Pick<Run, Lasting>, power: Lasting, calm: boolean) {
  const ticks = run[power]
  if (ticks <= 0) return { left: 0, strength: 0 }
  const ending = ticks < ENDING_TICKS
  const pulse = 0.65 + 0.35 * Math.cos((ticks / PULSE_TICKS) * Math.PI * 2)
  const strength = !ending ? 1 : calm ? 0.4 + (0.6 * ticks) / ENDING_TICKS : pulse
  return { left: ticks / WHOLE[power], strength }
}
