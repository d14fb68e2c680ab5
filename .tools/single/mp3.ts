/**
 * Cuts sounds out of an MP3 without encoding them again (ISO/IEC 11172-3). The file must be as `assets/sounds/render.mjs`
 * writes it for the sprite: MPEG-1 layer III, 48 kHz, mono, without checksums, with the Xing header in its first frame, and
 * without a "bit reservoir", so that each frame has all of its data.
 */

/** Samples per second, in a frame, and so its length in ms. */
const RATE = 48_000
const SAMPLES = 1152
export const FRAME_MS = (SAMPLES / RATE) * 1000

/** By the index in the header, kbit/s. */
const KBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]

const HEADER = 4
/** The side information of a mono frame. It begins with the distance to the start of the frame's data, 9 bits. */
const SIDE = 17

/** Frames after the end of a sound: decoders delay by up to two. */
const AFTER = 2

const word = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0)

/** The frames of a file, the Xing header first. */
export function framesOf(file: Uint8Array): Uint8Array[] {
  // A copy: parts of a Buffer of Node would share its memory.
  const mp3 = new Uint8Array(file)
  // A tag has its length in four groups of 7 bits.
  const isTagged = mp3[0] === 0x49 && mp3[1] === 0x44 && mp3[2] === 0x33
  const tag = isTagged ? 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (mp3[at] ?? 0), 0) : 0
  const frames: Uint8Array[] = []
  for (let at = tag; at < mp3.length; ) {
    const header = word(mp3, at)
    // Sync, MPEG-1, layer III, no checksum; 48 kHz; mono.
    const isKnown = header >>> 16 === 0xfffb && ((header >> 10) & 3) === 1 && ((header >> 6) & 3) === 3
    const kbits = KBITS[(header >> 12) & 15]
    if (!isKnown || !kbits) throw new Error(`The MP3 has an unknown frame at ${at}`)
    const size = (144_000 * kbits) / RATE + ((header >> 9) & 1)
    const bytes = mp3.slice(at, at + size)
    if (word(bytes, HEADER) >>> 23 > 0) throw new Error(`The frame at ${at} needs bytes of earlier ones`)
    frames.push(bytes)
    at += size
  }
  return frames
}

/** CRC-16 (polynomial 0x8005, reflected), as LAME writes it after its tag. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  }
  return crc
}

/** The Xing header for another number of frames. Its table for seeking is left out. */
function headed(first: Uint8Array, frames: number, size: number): Uint8Array {
  const bytes = first.slice()
  const view = new DataView(bytes.buffer)
  const xing = HEADER + SIDE
  const [hasFrames, hasBytes, hasTable, hasQuality] = [1, 2, 4, 8].map((flag) => word(bytes, xing + 4) & flag)
  if (!hasFrames || !hasBytes || !hasTable || !hasQuality) throw new Error('The MP3 has another header')
  view.setUint32(xing + 8, frames)
  view.setUint32(xing + 12, size)
  // The table stays in its place, so that LAME's own fields do: as if all parts were equally long.
  for (let percent = 0; percent < 100; percent++) bytes[xing + 16 + percent] = Math.floor(percent * 2.56)
  // LAME's tag ends with the checksum of all before it, at a fixed place.
  view.setUint16(190, crc16(bytes.subarray(0, 190)))
  return bytes
}

/**
 * An MP3 with only these sounds.
 *
 * @param spans - start and length of each, ms, in their order
 * @returns the file, and where each sound is in it now, ms
 */
export function cutMp3(
  mp3: Uint8Array,
  spans: readonly (readonly [start: number, length: number])[],
): { readonly mp3: Uint8Array; readonly starts: readonly number[] } {
  const [header, ...frames] = framesOf(mp3)
  if (!header) throw new Error('The MP3 is empty')
  const kept: Uint8Array[] = []
  const starts: number[] = []
  /** The next frame that is not decided. */
  let next = 0
  for (const [start, length] of spans) {
    // The one before overlaps with the first.
    const first = Math.max(next, Math.floor(start / FRAME_MS) - 1)
    next = Math.max(next, Math.min(frames.length, Math.ceil((start + length) / FRAME_MS) + AFTER))
    starts.push(start - (first - kept.length) * FRAME_MS)
    kept.push(...frames.slice(first, next))
  }
  const size = kept.reduce((sum, { length }) => sum + length, header.length)
  return { mp3: Buffer.concat([headed(header, kept.length, size), ...kept]), starts }
}
