/** The layout of the sprite: all sounds on one track, each on a whole millisecond, with silence between. */
import { RATE } from './instruments/buffer.mjs'

/** Silence before, between and after the sounds, longer than the delay that some MP3 decoders add. */
const GAP_MS = 120

/** Lays `[name, buffer]` pairs out: the track, and `{ name: [startMs, lengthMs] }`. */
export function layOut(sounds) {
  const windows = {}
  let at = GAP_MS
  for (const [name, buffer] of sounds) {
    const length = Math.ceil((buffer.length / RATE) * 1000)
    windows[name] = [at, length]
    at += length + GAP_MS
  }
  const track = new Float32Array((at * RATE) / 1000)
  for (const [name, buffer] of sounds) track.set(buffer, (windows[name][0] * RATE) / 1000)
  return { track, windows }
}

/** A loop as a track that repeats a little before its start and after its end, and the window of one round. */
export function layOutLoop(sides, beforeMs, afterMs) {
  const before = (beforeMs * RATE) / 1000
  const after = (afterMs * RATE) / 1000
  const track = sides.map((side) => {
    const result = new Float32Array(before + side.length + after)
    result.set(side.subarray(side.length - before), 0)
    result.set(side, before)
    result.set(side.subarray(0, after), before + side.length)
    return result
  })
  return { track, window: [beforeMs, (sides[0].length / RATE) * 1000] }
}
