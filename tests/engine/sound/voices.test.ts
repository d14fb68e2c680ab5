/** Names, pitch, voices and the limiter of sounds. */
import { describe, expect, it, vi } from 'vitest'
import { limited } from '../../../src/engine/sound/limiter'
import { PITCH_SPREAD, playedPitch } from '../../../src/engine/sound/pitch'
import { isSoundName, SOUND_NAMES } from '../../../src/engine/sound/port'
import { createVoices, MAX_VOICES, SAME_SOUND_GAP_MS } from '../../../src/engine/sound/voices'

describe('the names', () => {
  it('are distinguished from other text', () => {
    expect(SOUND_NAMES.every(isSoundName)).toBe(true)
    for (const name of ['', 'Tap', 'constructor', '__proto__', 'nope']) expect(isSoundName(name)).toBe(false)
    expect(new Set(SOUND_NAMES).size).toBe(SOUND_NAMES.length)
  })
})

describe('pitch', () => {
  it('varies by five percent to either side, and not at all when exact', () => {
    expect(playedPitch(1, false, 0)).toBeCloseTo(1 - PITCH_SPREAD)
    expect(playedPitch(1, false, 0.5)).toBeCloseTo(1)
    expect(playedPitch(1, false, 0.999999)).toBeCloseTo(1 + PITCH_SPREAD, 4)
    expect(playedPitch(1.5, true, 0)).toBe(1.5)
  })
  it('stays in the playable range', () => {
    expect(playedPitch(0.01, true, 0)).toBe(0.5)
    expect(playedPitch(100, false, 0.9)).toBe(4)
    expect(playedPitch(Number.NaN, true, 0)).toBe(1)
  })
})

describe('voices', () => {
  const none = () => {}
  it('start the same sound at most every 30 ms, and others at any time', () => {
    const voices = createVoices()
    expect(voices.ask('pop', 1000)).toBe(1)
    voices.add('pop', 1000, 100, none)
    expect(voices.ask('pop', 1000 + SAME_SOUND_GAP_MS - 1)).toBeNull()
    expect(voices.ask('tap', 1001)).not.toBeNull()
    expect(voices.ask('pop', 1000 + SAME_SOUND_GAP_MS)).not.toBeNull()
  })
  it('yield to the newest if there are twelve', () => {
    const voices = createVoices()
    const stopped: number[] = []
    for (let i = 0; i < MAX_VOICES + 3; i++) voices.add(`v${i}`, i, 1000, () => stopped.push(i))
    expect(stopped).toEqual([0, 1, 2])
    expect(voices.count(20)).toBe(MAX_VOICES)
    expect(voices.count(5000)).toBe(0)
  })
  it('forget a sound that has ended without stopping it', () => {
    const voices = createVoices()
    const stop = vi.fn()
    voices.add('tap', 0, 50, stop)
    for (let i = 0; i < MAX_VOICES; i++) voices.add(`v${i}`, 100, 50, none)
    expect(stop).not.toHaveBeenCalled()
  })
  it('are quieter in a crowd, but never silent, and at full volume alone', () => {
    const voices = createVoices()
    const gains: number[] = []
    for (let i = 0; i < 10; i++) {
      gains.push(voices.ask('pop', i * 40) as number)
      voices.add('pop', i * 40, 1000, none)
    }
    for (let i = 1; i < gains.length; i++)
      expect(gains[i] as number).toBeLessThanOrEqual(gains[i - 1] as number)
    expect(gains[9]).toBeGreaterThanOrEqual(0.3)
    expect(gains[9]).toBeLessThan(0.5)
    expect(voices.ask('tap', 400)).toBeLessThan(1)
    expect(voices.ask('tap', 9000)).toBe(1)
  })
})

describe('the limiter', () => {
  it('does not change a single sound and never reaches full scale', () => {
    for (const x of [0, 0.1, -0.5, 0.6]) expect(limited(x)).toBe(x)
    let last = 0
    for (let x = 0.6; x <= 4; x += 0.01) {
      expect(limited(x)).toBeGreaterThanOrEqual(last)
      expect(limited(x)).toBeLessThanOrEqual(1)
      expect(limited(-x)).toBe(-limited(x))
      last = limited(x)
    }
  })
})
