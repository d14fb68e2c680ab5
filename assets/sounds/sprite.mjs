/** The layout of the sprite: all sounds on one track, each on a whole millisecond, with silence between. */
import { RATE } from './instruments/buffer.mjs'

/** Silence before, between and after the sounds, longer than the delay that some MP3 decoders add. */
const GAP_MS = 120

/** The samples in this many ms. */
const samples = (/** @type {number} */ ms) => (ms * RATE) / 1000

/**
 * Where a sound is on a track.
 * @typedef {[startMs: number, lengthMs: number]} Window
 */

/**
 * Lays sounds out on one track.
 * @type {(sounds: readonly (readonly [name: string, buffer: Float32Array])[]) => { track: Float32Array, windows: Record<string, Window> }}
 */
export function layOut(sounds) {
  let at = GAP_MS
  const placed = sounds.map(([name, buffer]) => {
    const start = at
    const length = Math.ceil((buffer.length / RATE) * 1000)
    at += length + GAP_MS
    return { name, buffer, start, length }
  })
  const track = new Float32Array(samples(at))
  for (const { buffer, start } of placed) track.set(buffer, samples(start))
  return {
    track,
    windows: Object.fromEntries(placed.map(({ name, start, length }) => [name, [start, length]])),
  }
}

/**
 * A loop as a track that repeats a little before its start and after its end, and the window of one round.
 * @type {(sides: readonly Float32Array[], beforeMs: number, afterMs: number) => { track: Float32Array[], window: Window }}
 */
export function layOutLoop(sides, beforeMs, afterMs) {
  const before = samples(beforeMs)
  const after = samples(afterMs)
  const track = sides.map((side) => {
    const result = new Float32Array(before + side.length + after)
    result.set(side.subarray(side.length - before), 0)
    result.set(side, before)
    result.set(side.subarray(0, after), before + side.length)
    return result
  })
  return { track, window: [beforeMs, ((sides[0]?.length ?? 0) / RATE) * 1000] }
}
