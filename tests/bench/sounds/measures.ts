/** Measures sounds: how loud a game is, how a sound is heard, and whether two can be distinguished. */
import { weightK } from '../../../assets/sounds/measure/loudness.mjs'
import { RATE } from '../../../assets/sounds/set.mjs'
import { limited } from '../../../src/engine/sound/limiter'
import { createVoices } from '../../../src/engine/sound/voices'
import type { Heard } from './heard'
import { waveOf } from './wave'

export const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-9))

/** All sounds of a game together, after the limiter, with as many voices as the site allows. */
export function mixed(heard: readonly Heard[], seconds: number): Float32Array {
  const mix = new Float32Array(Math.ceil(seconds * RATE))
  const voices = createVoices()
  for (const { at, how } of heard) {
    const wave = waveOf(how)
    const name = 'hertz' in how ? `tone ${how.hertz}` : how.name
    const share = voices.ask(name, at)
    if (share === null) continue
    const from = Math.round((at / 1000) * RATE)
    let to = mix.length
    voices.add(name, at, (wave.length / RATE) * 1000, () => {
      to = 0
    })
    for (let i = 0; i < wave.length && from + i < to; i++)
      mix[from + i] = (mix[from + i] as number) + (wave[i] as number) * share
  }
  return mix.map(limited)
}

const BLOCK = 0.4 * RATE
const STEP = 0.1 * RATE

/**
 * Loudness of a whole game in LKFS: ITU-R BS.1770-4, blocks of 400 ms gated at -70 and at 10 below their mean. One
 * channel.
 */
export function integrated(samples: Float32Array): number {
  const weight = weightK()
  const weighted = samples.map((x) => weight(x) ** 2)
  const blocks: number[] = []
  for (let from = 0; from + BLOCK <= weighted.length; from += STEP) {
    let sum = 0
    for (let i = from; i < from + BLOCK; i++) sum += weighted[i] as number
    blocks.push(sum / BLOCK)
  }
  const level = (power: number) => -0.691 + 10 * Math.log10(power + 1e-15)
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)
  const loud = blocks.filter((power) => level(power) > -70)
  const gate = level(mean(loud)) - 10
  return level(mean(loud.filter((power) => level(power) > gate)))
}

/** How one sound is heard. */
export interface Ear {
  /** Hz: where most of its energy is, and the center of its spectrum. */
  readonly pitch: number
  readonly centroid: number
  /** Seconds until 95% of its energy has passed. */
  readonly length: number
  /** Level of each band in each time slice, dB. */
  readonly picture: readonly number[]
  readonly first: number
  readonly last: number
}

/** Samples per slice: about 43 ms. */
const SLICE = 2048
const SLICES = 10
/** Bands of a third of an octave from here, Hz: what small loudspeakers reproduce. */
const LOWEST = 160
const BANDS = 19
/** Levels this far below the loudest of two sounds are not compared, dB. */
const FLOOR = 36

/** Power by frequency of one slice: a radix-2 Cooley-Tukey transform of the windowed slice. */
function spectrum(samples: Float32Array, from: number): Float64Array {
  const re = new Float64Array(SLICE)
  const im = new Float64Array(SLICE)
  for (let i = 0; i < SLICE; i++)
    re[reversed(i)] = (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / SLICE))
  for (let size = 2; size <= SLICE; size *= 2) {
    const half = size / 2
    for (let k = 0; k < half; k++) {
      const [c, s] = [Math.cos((2 * Math.PI * k) / size), -Math.sin((2 * Math.PI * k) / size)]
      for (let at = k; at < SLICE; at += size) {
        const [x, y] = [re[at + half] as number, im[at + half] as number]
        const [dx, dy] = [x * c - y * s, x * s + y * c]
        re[at + half] = (re[at] as number) - dx
        im[at + half] = (im[at] as number) - dy
        re[at] = (re[at] as number) + dx
        im[at] = (im[at] as number) + dy
      }
    }
  }
  return re.map((x, i) => x * x + (im[i] as number) ** 2)
}

const BITS = Math.log2(SLICE)
function reversed(i: number): number {
  let out = 0
  for (let bit = 0; bit < BITS; bit++) if (i & (1 << bit)) out |= 1 << (BITS - 1 - bit)
  return out
}

/** Measures how a sound is heard. */
export function earOf(samples: Float32Array): Ear {
  const hertz = (bin: number) => (bin * RATE) / SLICE
  const bandOf = (bin: number) => Math.floor(3 * Math.log2(hertz(bin) / LOWEST))
  const whole = new Float64Array(SLICE / 2)
  const picture: number[] = []
  for (let slice = 0; slice < SLICES; slice++) {
    const power = spectrum(samples, slice * (SLICE / 2) - SLICE / 4)
    const bands = new Float64Array(BANDS)
    for (let bin = 1; bin < SLICE / 2; bin++) {
      whole[bin] = (whole[bin] as number) + (power[bin] as number)
      const band = bandOf(bin)
      if (band >= 0 && band < BANDS) bands[band] = (bands[band] as number) + (power[bin] as number)
    }
    picture.push(...Array.from(bands, (level) => 10 * Math.log10(level + 1e-9)))
  }
  const sum = whole.reduce((all, x) => all + x, 0)
  const middle = whole.reduce((all, x, bin) => all + x * bin, 0) / sum
  const energy = samples.reduce((all, x) => all + x * x, 0)
  let heard = 0
  let end = 0
  for (; end < samples.length && heard < energy * 0.95; end++) heard += (samples[end] as number) ** 2
  return {
    pitch: hertz(whole.indexOf(Math.max(...whole))),
    centroid: hertz(middle),
    length: end / RATE,
    picture,
    first: Math.abs(samples[0] ?? 0),
    last: Math.abs(samples.at(-1) ?? 0),
  }
}

/** The distance of two sounds, dB: the mean over all bands and slices in which one of them is heard. */
export function apart(a: Ear, b: Ear): number {
  const floor = Math.max(...a.picture, ...b.picture) - FLOOR
  const pairs = a.picture
    .map((level, i) => [Math.max(floor, level), Math.max(floor, b.picture[i] as number)] as const)
    .filter(([x, y]) => x > floor || y > floor)
  return pairs.reduce((sum, [x, y]) => sum + Math.abs(x - y), 0) / Math.max(1, pairs.length)
}

/**
 * Sounds nearer than this cannot be distinguished, dB. Each is played up to a twentieth higher or lower, which alone
 * moves a sound of the set this far.
 */
export const APART = 6
