/** The last stage before the loudspeaker: it rounds off what would clip. */

/** Below this amplitude the signal does not change. */
const KNEE = 0.6
/** The largest amplitude that is distinguished, in multiples of full scale. */
const MAX = 4
const STEPS = 4097

/** The output for a sample x: x itself up to the knee, then a curve that never exceeds 1. Odd and increasing. */
export function limited(x: number): number {
  const loud = Math.abs(x)
  if (loud <= KNEE) return x
  const room = 1 - KNEE
  return Math.sign(x) * (KNEE + room * Math.tanh((loud - KNEE) / room))
}

/** Connects two nodes through the limiter. Unlike a compressor, it adds no delay. */
export function insertLimiter(context: BaseAudioContext, from: AudioNode, to: AudioNode): void {
  // A wave shaper takes only -1..1: the signal is scaled down before it, and the curve scales it up again.
  const small = context.createGain()
  small.gain.value = 1 / MAX
  const shaper = context.createWaveShaper()
  shaper.curve = Float32Array.from({ length: STEPS }, (_, i) => limited(MAX * ((2 * i) / (STEPS - 1) - 1)))
  from.connect(small).connect(shaper).connect(to)
}
