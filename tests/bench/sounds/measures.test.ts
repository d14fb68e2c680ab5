/**
 * Tests the bench's measures of sounds: loudness against its standard, mixes, and which sounds can be distinguished.
 */
import { describe, expect, it } from 'vitest'
import { RATE } from '../../../assets/sounds/set.mjs'
import flappy from '../../../src/games/flappy-bird'
import { howOf, playHeard } from './heard'
import { APART, apart, earOf, integrated, mixed } from './measures'
import { waveOf } from './wave'

const sine = (hertz: number, gain: number, seconds: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / RATE))

describe('the loudness of a play', () => {
  it('is that of ITU-R BS.1770: a full-scale 997 Hz sine in one channel is at -3.01 LKFS', () => {
    expect(integrated(sine(997, 1, 3))).toBeCloseTo(-3.01, 1)
    expect(integrated(sine(997, 0.1, 3))).toBeCloseTo(-23.01, 1)
  })
  it('ignores silence: pauses do not lower it', () => {
    const loud = sine(997, 0.1, 3)
    const longer = new Float32Array(loud.length * 4)
    longer.set(loud)
    expect(integrated(longer)).toBeGreaterThan(-23.6)
  })
})

describe('a mix', () => {
  it('adds sounds that play at the same time, up to the maximum of voices, and never clips', () => {
    const how = { name: 'win', pitch: 1, volume: 1 }
    const once = mixed([{ type: 'a', at: 0, how }], 2)
    const often = mixed(
      Array.from({ length: 30 }, (_, n) => ({ type: 'a', at: n * 40, how })),
      2,
    )
    const peak = (wave: Float32Array) => wave.reduce((max, x) => Math.max(max, Math.abs(x)), 0)
    expect(peak(once)).toBeCloseTo(peak(waveOf(how)), 1)
    expect(peak(often)).toBeGreaterThan(peak(once))
    expect(peak(often)).toBeLessThan(1)
  })
})

describe('two sounds', () => {
  const ear = (name: string, pitch = 1, volume = 1) => earOf(waveOf({ name, pitch, volume }))
  it('are one if only the random pitch differs, and two if more does', () => {
    expect(apart(ear('tick'), ear('tick'))).toBe(0)
    expect(apart(ear('tick'), ear('tick', 1.04))).toBeLessThan(APART)
    for (const [a, b] of [
      [ear('tick'), ear('tick', 1.5)],
      [ear('win'), ear('lose')],
      [ear('whoosh'), ear('whoosh', 1, 0.2)],
      [ear('coin'), ear('explosion')],
    ] as const)
      expect(apart(a, b)).toBeGreaterThan(APART)
  })
  it('have the pitch and length they were made with', () => {
    const tone = earOf(waveOf({ hertz: 440, ms: 300 }))
    expect(Math.abs(tone.pitch - 440)).toBeLessThan(RATE / 2048)
    expect(tone.length).toBeGreaterThan(0.23)
    expect(tone.length).toBeLessThan(0.31)
    expect([tone.first, tone.last]).toEqual([0, 0])
  })
})

it('games are heard by the tables of their definitions', () => {
  const [first, ...rest] = playHeard(flappy, null, {}, 1)
  expect(first).toEqual({ type: 'Start', at: 0, how: { name: 'start', pitch: 1, volume: 1 } })
  expect(rest.at(-1)?.type).toBe('Over')
  expect(howOf(flappy, { type: 'nothing of the kind' })).toBeNull()
})
