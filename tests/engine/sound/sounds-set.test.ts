/** The rendered sounds: complete, separate, even in level, small enough, up to date. */
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { check, LONGEST, measured, SHORTEST } from '../../../assets/sounds/measure/checks.mjs'
import music from '../../../assets/sounds/music.json'
import { names, RATE, renderSound } from '../../../assets/sounds/set.mjs'
import sprite from '../../../assets/sounds/sprite.json'
import { SOUND_NAMES } from '../../../src/engine/sound/port'

const file = (name: string) => `assets/sounds/${name}`
const spans = Object.entries(sprite as Record<string, number[]>).map(([name, [start, length]]) => ({
  name,
  start: start as number,
  length: length as number,
}))
const rendered = new Map(names.map((name) => [name, renderSound(name)]))
const buffer = (name: string) => rendered.get(name) as Float32Array
const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Sounds that may exceed 400 ms: endings, rewards and the few that roll. */
const LONG = new Set(
  'start,match,bigMerge,shuffle,explosion,splash,win,lose,tie,newBest,levelUp,lifeLost,medal,goal,powerUp'.split(
    ',',
  ),
)

describe('the sprite', () => {
  it('contains every sound that a game may play, and no other', () => {
    expect(spans.map(({ name }) => name)).toEqual([...SOUND_NAMES])
    expect([...names]).toEqual([...SOUND_NAMES])
    expect(SOUND_NAMES.length).toBeGreaterThanOrEqual(40)
  })
  it('keeps at least 100 ms of silence between sounds', () => {
    let end = 0
    for (const { name, start, length } of spans) {
      expect(start - end, name).toBeGreaterThanOrEqual(100)
      end = start + length
    }
  })
  it('keeps sounds short', () => {
    for (const { name, length } of spans) {
      expect(length, name).toBeGreaterThanOrEqual(SHORTEST * 1000)
      expect(length, name).toBeLessThanOrEqual(LONG.has(name) ? LONGEST * 1000 : 400)
    }
  })
  it('was written from the current recipes', () => {
    for (const { name, length } of spans)
      expect(length, name).toBe(Math.ceil((buffer(name).length / RATE) * 1000))
  })
})

describe('the files', () => {
  const bytes = (name: string) => statSync(file(name)).size
  it('have two formats and are small', () => {
    for (const base of ['sprite', 'music']) {
      const webm = readFileSync(file(`${base}.webm`))
      expect(webm.readUInt32BE(0), base).toBe(0x1a45dfa3)
      expect(webm.includes('OpusHead'), base).toBe(true)
      const mp3 = readFileSync(file(`${base}.mp3`))
      const framed = mp3.readUInt16BE(0) >= 0xffe0 || mp3.subarray(0, 3).toString() === 'ID3'
      expect(framed, base).toBe(true)
    }
    for (const kind of ['webm', 'mp3']) {
      expect(bytes(`sprite.${kind}`), kind).toBeLessThan(250_000)
      expect(bytes(`sprite.${kind}`), kind).toBeGreaterThan(100_000)
      expect(bytes(`music.${kind}`), kind).toBeLessThan(300_000)
      expect(bytes(`music.${kind}`), kind).toBeGreaterThan(100_000)
    }
  })
  it('contain a music loop of 20 to 40 s that starts inside the file', () => {
    const [start, length] = music.loop as [number, number]
    expect(start).toBeGreaterThan(0)
    expect(length).toBeGreaterThanOrEqual(20_000)
    expect(length).toBeLessThanOrEqual(40_000)
  })
  it('are described, sound by sound, in the README', () => {
    const text = readFileSync(file('README.md'), 'utf8')
    expect(SOUND_NAMES.filter((name) => !new RegExp(`^\\| ${name} +\\|`, 'm').test(text))).toEqual([])
  })
})

describe('each sound as rendered', () => {
  it('passes the checks of the renderer', () => {
    for (const name of names) expect(() => check(name, buffer(name)), name).not.toThrow()
  })
  it('has its RMS and peak in the range of the set', () => {
    for (const name of names) {
      const { peak, rms } = measured(buffer(name))
      expect(peak, name).toBeGreaterThan(0.2)
      expect(peak, name).toBeLessThanOrEqual(0.7001)
      expect(20 * Math.log10(rms), name).toBeGreaterThan(-28)
      expect(20 * Math.log10(rms), name).toBeLessThan(-16)
    }
  })
  it('is perceived as loud as the others: the quietest ticks 5 dB below, the endings 2 dB above', () => {
    const levels = names.map((name) => measured(buffer(name)).loudness)
    expect(Math.max(...levels)).toBeLessThanOrEqual(-17.9)
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(-25.1)
    const mean = levels.reduce((sum, x) => sum + x, 0) / levels.length
    const spread = Math.sqrt(levels.reduce((sum, x) => sum + (x - mean) ** 2, 0) / levels.length)
    expect(spread).toBeLessThan(2)
  })
  it('starts at once: it reaches a tenth of its peak within two frames', () => {
    for (const name of names) {
      const samples = buffer(name)
      const loud = measured(samples).peak / 10
      const onset = samples.findIndex((x) => Math.abs(x) > loud) / RATE
      expect(onset, name).toBeLessThan(0.034)
    }
  })
  it('is the same every time', () => {
    for (const name of ['win', 'shuffle', 'explosion', 'glitch'])
      expect(bytesOf(renderSound(name)).equals(bytesOf(buffer(name))), name).toBe(true)
  })
})

describe('the checks', () => {
  const tone = (seconds: number, gain: number, offset = 0) =>
    Float32Array.from({ length: seconds * RATE }, (_, i) => {
      const edge = Math.min(1, i / 480, (seconds * RATE - 1 - i) / 480)
      return edge * (gain * Math.sin((2 * Math.PI * 440 * i) / RATE) + offset)
    })
  it('let a plain good tone pass', () => {
    expect(() => check('good', tone(0.2, 0.15))).not.toThrow()
  })
  it('reject sounds that are too long, too loud, too soft, offset or cut off', () => {
    expect(() => check('long', tone(1.5, 0.15))).toThrow(/too short or too long/)
    expect(() => check('short', tone(0.03, 0.15))).toThrow(/too short or too long/)
    expect(() => check('loud', tone(0.2, 1))).toThrow(/clips/)
    expect(() => check('soft', tone(0.2, 0.001))).toThrow(/next to silent/)
    expect(() => check('offset', tone(0.2, 0.15, 0.05))).toThrow(/DC offset/)
    expect(() => check('cut', tone(0.2, 0.15).slice(0, 7010))).toThrow(/start and end at zero/)
    expect(() => check('broken', tone(0.2, 0.15).fill(Number.NaN, 50, 60))).toThrow(/not a number/)
  })
})
