/** Reads the size of a JPEG (ITU-T T.81) from its header, before anything decodes it. */

/** The longest side of a picture that is decoded, px. */
const MAX_SIDE = 1600

const START = 0xd8
/** Frame headers: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * The size of a JPEG, px.
 *
 * @returns null if the bytes are not a JPEG, or a side is 0 or longer than `MAX_SIDE`
 */
export function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  if (bytes[0] !== 0xff || bytes[1] !== START) return null
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Any number of 0xff may come before a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) {
      const [height, width] = [word(at + 5), word(at + 7)]
      const fits = Math.min(width, height) >= 1 && Math.max(width, height) <= MAX_SIDE
      return fits ? { width, height } : null
    }
    const length = word(at + 2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}
