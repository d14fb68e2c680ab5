/** Owns the last stage before the loudspeaker: what would clip is rounded off instead. */

/** Below this the signal passes untouched. */
const KNEE = 0.6
/** Louder sums than this many times full scale count as this loud. */
const MOST = 4
const STEPS = 4097

/** What leaves the limiter for a sample x: x itself up to the knee, then ever less, never above 1. Odd and rising. */
export function limited(x: number): number {
  const loud = Math.abs(x)
  if (loud <= KNEE) return x
  const room = 1 - KNEE
  return Math.sign(x) * (KNEE + room * Math.tanh((loud - KNEE) / room))
}

/** Puts the limiter between two nodes that are not connected yet. Costs no delay, unlike a compressor. */
export function insertLimiter(context: BaseAudioContext, from: AudioNode, to: AudioNode): void {
  // A wave shaper looks up -1..1 only: the signal is made small before it, and its curve makes it large again.
  const small = context.createGain()
  small.gain.value = 1 / MOST
  const shaper = context.createWaveShaper()
  shaper.curve = Float32Array.from({ length: STEPS }, (_, i) => limited(MOST * ((2 * i) / (STEPS - 1) - 1)))
  from.connect(small).connect(shaper).connect(to)
}
