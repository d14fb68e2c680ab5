/** Sounds as samples: those of the set at any pitch, and tones as the site makes them. */
import { RATE, renderSound } from '../../../assets/sounds/set.mjs'
import { ATTACK, FULL, OVERTONES, RELEASE } from '../../../src/engine/sound/toneShape'
import type { How } from './heard'

const rendered = new Map<string, Float32Array>()
const played = new Map<string, Float32Array>()

function ofSet(name: string): Float32Array {
  const samples = rendered.get(name) ?? renderSound(name)
  rendered.set(name, samples)
  return samples
}

/** Played faster or slower, with linear interpolation, as browsers do. */
function atRate(samples: Float32Array, rate: number): Float32Array {
  return Float32Array.from({ length: Math.ceil(samples.length / rate) }, (_, i) => {
    const at = i * rate
    const before = Math.floor(at)
    const [a = 0, b = 0] = [samples[before], samples[before + 1]]
    return a + (b - a) * (at - before)
  })
}

function tone(hertz: number, ms: number): Float32Array {
  const seconds = Math.max(ATTACK + RELEASE, ms / 1000)
  const cycle = (phase: number) =>
    OVERTONES.reduce((sum, part, n) => sum + part * Math.sin(2 * Math.PI * n * phase), 0)
  // A browser scales a wave to a peak of 1.
  const max = Math.max(...Array.from({ length: 512 }, (_, i) => cycle(i / 512)))
  return Float32Array.from({ length: Math.ceil(seconds * RATE) + 1 }, (_, i) => {
    const at = i / RATE
    const edge = Math.max(0, Math.min(1, at / ATTACK, (seconds - at) / RELEASE))
    return (edge * FULL * cycle((hertz * at) % 1)) / max
  })
}

/** The same name for sounds that are played alike. */
export const nameOf = (how: How): string =>
  'hertz' in how
    ? `tone ${how.hertz} Hz ${Math.round(how.ms)} ms`
    : `${how.name} x${how.pitch.toFixed(2)} at ${how.volume.toFixed(2)}`

/** At its own volume, before mixing. */
export function waveOf(how: How): Float32Array {
  const name = nameOf(how)
  const known = played.get(name)
  if (known) return known
  const made =
    'hertz' in how
      ? tone(how.hertz, how.ms)
      : atRate(ofSet(how.name), Math.min(4, Math.max(0.5, how.pitch))).map((x) => x * Math.min(1, how.volume))
  played.set(name, made)
  return made
}
