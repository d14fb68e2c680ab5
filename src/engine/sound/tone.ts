/** Tones by frequency: one oscillator with a soft start and end, for games with melodies. */
import { ATTACK, FULL, OVERTONES, RELEASE } from './toneShape'

const waves = new WeakMap<BaseAudioContext, PeriodicWave>()

function waveOf(context: BaseAudioContext): PeriodicWave {
  let wave = waves.get(context)
  if (!wave) {
    wave = context.createPeriodicWave(new Float32Array(OVERTONES.length), Float32Array.from(OVERTONES))
    waves.set(context, wave)
  }
  return wave
}

/**
 * Plays a tone now. Returns how to silence it early.
 * @param gain 0..1, where 1 is about as loud as a sound of the set
 * @param side from -1 (left) to 1 (right)
 */
export function playTone(
  context: BaseAudioContext,
  output: AudioNode,
  hertz: number,
  ms: number,
  gain: number,
  side = 0,
): () => void {
  const oscillator = context.createOscillator()
  oscillator.setPeriodicWave(waveOf(context))
  oscillator.frequency.value = hertz
  const envelope = context.createGain()
  const from = context.currentTime
  const end = from + Math.max(ATTACK + RELEASE, ms / 1000)
  envelope.gain.setValueAtTime(0, from)
  envelope.gain.linearRampToValueAtTime(gain * FULL, from + ATTACK)
  envelope.gain.setValueAtTime(gain * FULL, end - RELEASE)
  envelope.gain.linearRampToValueAtTime(0, end)
  // Most tones have no side, and older browsers have no panner.
  const panner = side !== 0 && 'createStereoPanner' in context ? context.createStereoPanner() : null
  if (panner) panner.pan.value = side
  oscillator.connect(envelope)
  if (panner) envelope.connect(panner).connect(output)
  else envelope.connect(output)
  oscillator.onended = () => {
    envelope.disconnect()
    panner?.disconnect()
  }
  oscillator.start(from)
  oscillator.stop(end)
  return () => {
    const now = context.currentTime
    envelope.gain.cancelScheduledValues(now)
    envelope.gain.setTargetAtTime(0, now, 0.008)
    oscillator.stop(now + 0.05)
  }
}
