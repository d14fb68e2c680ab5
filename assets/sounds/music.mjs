/** The music: eight calm bars in A pentatonic for mallet, string and bell, as a seamless loop. */
import { bell, mallet } from './instruments/bars.mjs'
import { note, RATE } from './instruments/buffer.mjs'
import { hall } from './instruments/hall.mjs'
import { seeded } from './instruments/noise.mjs'
import { pluck } from './instruments/pluck.mjs'
import { loudness } from './measure/loudness.mjs'

/** Samples in half a beat: 64 beats a minute, so that eight bars are exactly 30 s. */
const SLOT = 22_500

/** Eight bars of eight half beats; a dot is a rest. */
const MALLET = [
  'A3  . E4  . A4  E4  . B4',
  'A3  . E4  . C#5 E4  . A4',
  'F#3 . C#4 . A4  C#4 . E4',
  'F#3 . C#4 . B4  C#4 . A4',
  'B3  . F#4 . B4  F#4 . E4',
  'E3  . B3  . F#4 B3  . E4',
  'A3  . E4  . B4  E4  . C#5',
  'E3  . B3  . E4  F#4 . .',
]
const STRING = [
  'A2  . . . . . E3  .',
  'A2  . . . . . .   .',
  'F#2 . . . . . C#3 .',
  'F#2 . . . . . .   .',
  'B2  . . . . . F#3 .',
  'E2  . . . . . B2  .',
  'A2  . . . . . .   .',
  'E2  . . . . B2 .  .',
]
const BELL = [
  '.   . . . E5  . .  .',
  'C#5 . . . .   . B4 .',
  'A4  . . . .   . .  .',
  '.   . . . C#5 . E5 .',
  'F#5 . . . .   . E5 .',
  'B4  . . . .   . .  .',
  '.   . . . C#5 . B4 .',
  '.   . . . .   . .  .',
]

/** @type {readonly { bars: string[], gain: number, play: (hertz: number, seed: number) => Float32Array }[]} */
const VOICES = [
  { bars: MALLET, gain: 0.5, play: (hz, seed) => mallet(hz, { seconds: 1.6, hard: 0.2, ring: 1.5, seed }) },
  { bars: STRING, gain: 0.42, play: (hz, seed) => pluck(hz, { seconds: 3, decay: 2.6, bright: 0.15, seed }) },
  { bars: BELL, gain: 0.3, play: (hz, seed) => bell(hz, { seconds: 1.8, ring: 1.4, seed }) },
]

/** The peak level: well below the effects. */
const MUSIC_DB = -26

/** The dry loop: every note, with slight human unevenness, its tail folded over the loop's end. */
function dryLoop() {
  const loop = new Float32Array(SLOT * 64)
  const hand = seeded(64)
  VOICES.forEach(({ bars, gain, play }, voice) => {
    const slots = bars.flatMap((bar) => bar.split(/\s+/))
    if (slots.length !== 64) throw new Error(`music: voice ${voice} has ${slots.length} half beats, not 64`)
    slots.forEach((name, slot) => {
      if (name === '.') return
      const late = Math.round(hand() * 0.012 * RATE)
      const accent = slot % 8 === 0 ? 1 : slot % 2 === 0 ? 0.8 : 0.62
      const loud = gain * accent * (0.88 + 0.24 * hand())
      const tone = play(note(name), 200 + voice * 100 + slot)
      const fade = Math.round(0.3 * RATE)
      tone.forEach((x, i) => {
        const end = Math.min(1, (tone.length - i) / fade)
        const at = (slot * SLOT + late + i) % loop.length
        loop[at] = (loop[at] ?? 0) + loud * end * x
      })
    })
  })
  return loop
}

/** The finished loop as `[left, right]`. */
export function renderMusic() {
  const dry = dryLoop()
  const [left, right] = hall(dry, 1.6)
  const wet = (/** @type {Float32Array} */ echo) => dry.map((x, i) => x + 0.16 * (echo[i] ?? 0))
  const gain = 10 ** ((MUSIC_DB - loudness(wet(left))) / 20)
  return [left, right].map((echo) => wet(echo).map((x) => x * gain))
}
